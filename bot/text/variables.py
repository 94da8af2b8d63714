"""The variables of a Fluent message, and arguments that try every variant of it."""

# ruff: noqa: N802  a visitor's methods are named after the nodes

from collections.abc import Iterator
from dataclasses import dataclass, field

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.text.texts import Arg

_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_SAMPLE = "Ana"
_NUMBERS: tuple[Arg, ...] = (0, 1, 2, 5, 21)


@dataclass(slots=True)
class Variables(Visitor):
    """Collects variables from the messages it visits.

    Attributes:
        placed: those that the reader gets to see.
        choosing: those that choose a variant, with the variants' keys.
        counted: those that are formatted as numbers.
        references: the messages that are referred to.
    """

    placed: set[str] = field(default_factory=set)
    choosing: dict[str, set[str | float]] = field(default_factory=dict)
    counted: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """The reader gets to see it."""
        self.placed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """What that message uses is used too."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term sees only its own arguments; these are literals."""

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """What a function formats is a number; the bot leaves dates to Discord."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.counted.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """The variable that chooses is seen by nobody."""
        match node.selector:
            case (
                ast.VariableReference(id=ast.Identifier(name=name))
                | ast.FunctionReference(
                    arguments=ast.CallArguments(
                        positional=[ast.VariableReference(id=ast.Identifier(name=name))]
                    )
                )
            ):
                keys = self.choosing.setdefault(name, set())
                keys.update(_key(variant.key) for variant in node.variants)
        for variant in node.variants:
            self.visit(variant.value)

    def samples(self) -> Iterator[dict[str, Arg]]:
        """Yield arguments for a message so that each of its variants is chosen once."""
        usual: dict[str, Arg] = dict.fromkeys(self.placed, _SAMPLE)
        others: dict[str, list[Arg]] = {}
        for name in self.counted:
            others[name] = list(_NUMBERS)
        for name, keys in self.choosing.items():
            numeric = any(isinstance(key, float) for key in keys) or keys <= _PLURALS
            exact = [
                int(key) if key.is_integer() else key for key in keys if isinstance(key, float)
            ]
            words: list[Arg] = [_SAMPLE, *(key for key in keys if isinstance(key, str))]
            others[name] = [*_NUMBERS, *exact] if numeric and keys != {"other"} else words
        usual |= {name: values[0] for name, values in others.items()}
        yield usual
        for name, values in others.items():
            for value in values[1:]:
                yield usual | {name: value}


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return float(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)
