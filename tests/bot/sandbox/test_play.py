"""What players can do in the sandbox, and what each of them sees of it."""

from datetime import UTC, datetime

from tests.bot.sandbox.conftest import Page


async def test_a_slash_command_answers_everyone(page: Page) -> None:
    await page.act("Ana", "slash", path="demo go", options={"room": "Crypt", "steps": 2})
    assert await page.texts("Bruno") == ["Going to Crypt, 2 steps, with nobody"]
    message = (await page.look("Bruno"))["messages"][0]
    assert message["command"] == {"user": page.user("Ana"), "name": "demo go"}


async def test_a_user_option_takes_a_player(page: Page) -> None:
    options = {"room": "Crypt", "with_whom": page.user("Bruno")}
    await page.act("Ana", "slash", path="demo go", options=options)
    assert (await page.texts("Ana"))[0].endswith("with Bruno")


async def test_a_file_option_takes_what_the_page_has_read(page: Page) -> None:
    sent = "game.json\ndata:application/json;base64,eyJhIjogMX0="
    await page.act("Ana", "slash", path="demo read", options={"file": sent})
    assert await page.texts("Bruno") == ['game.json: {"a": 1}']
    where = {"channel": str(page.sandbox.channel.id), "path": "demo read"}
    for unread in ("C:/fakepath/game.json", "game.json\ndata:;base64,a"):
        body = {"user": page.user("Ana"), "kind": "slash", "options": {"file": unread}, **where}
        status, refusal = await page.ask("/api/act", body)
        assert status == 409
        assert "once more" in refusal["error"]


async def test_autocomplete_comes_from_the_bot(page: Page) -> None:
    body = {
        "user": page.user("Bruno"),
        "channel": str(page.sandbox.channel.id),
        "path": "demo go",
        "option": "room",
        "typed": "cr",
    }
    _, choices = await page.ask("/api/complete", body)
    assert choices == [{"name": "Crypt of Bruno", "value": "Crypt"}]


async def test_an_ephemeral_answer_is_for_one_player_until_dismissed(page: Page) -> None:
    await page.act("Ana", "slash", path="demo secret")
    [message] = (await page.look("Ana"))["messages"]
    assert message["ephemeral"]
    assert (await page.look("Bruno"))["messages"] == []
    await page.act("Bruno", "dismiss", message=message["id"])
    assert await page.texts("Ana") == ["Your hand: the Crown"]
    await page.act("Ana", "dismiss", message=message["id"])
    assert await page.texts("Ana") == []


async def test_a_direct_message_is_for_one_player(page: Page) -> None:
    await page.act("Ana", "slash", path="demo secret")
    dm = await page.channel("Ana", "dm")
    assert dm not in [channel["id"] for channel in (await page.look("Bruno"))["channels"]]
    assert "Your card: the Crown" not in await page.texts("Bruno", dm)
    assert await page.texts("Ana", dm) == ["Your card: the Crown"]


async def test_a_select_menu_works_in_a_direct_message(page: Page) -> None:
    await page.act("Ana", "slash", path="demo secret")
    dm = await page.channel("Ana", "dm")
    message = (await page.look("Ana", dm))["messages"][0]["id"]
    values = ["crypt", "tower"]
    chosen = {"channel": dm, "message": message, "custom_id": "demo:choose", "values": values}
    await page.act("Ana", "select", **chosen)
    assert (await page.texts("Ana", dm))[-1] == "You chose crypt, tower"
    status, refusal = await page.ask(
        "/api/act", {"user": page.user("Bruno"), "kind": "select", **chosen}
    )
    assert status == 409
    assert refusal["error"]


async def test_unread_messages_are_counted_until_the_channel_is_opened(page: Page) -> None:
    await page.act("Ana", "slash", path="demo secret")
    dm = await page.channel("Ana", "dm")

    async def waiting(name: str) -> tuple[int, int]:
        seen = await page.look("Bruno")
        player = next(p for p in seen["players"] if p["name"] == name)
        return player["unread"], player["pings"]

    assert await waiting("Ana") == (1, 1)
    await page.look("Ana", dm)
    assert await waiting("Ana") == (0, 0)


async def test_a_click_edits_the_message_and_its_picture(page: Page) -> None:
    await page.act("Ana", "slash", path="demo board")
    [before] = (await page.look("Ana"))["messages"]
    old = before["components"][0]["components"][1]["items"][0]
    assert old["description"] == "The board"
    await page.act("Bruno", "click", message=before["id"], custom_id="demo:step:1")
    [after] = (await page.look("Ana"))["messages"]
    assert after["components"][0]["components"][0]["components"][0]["content"].startswith(
        "### Step 2"
    )
    new = after["components"][0]["components"][1]["items"][0]
    assert new["media"]["url"] != old["media"]["url"]
    picture = await page.client.get(new["media"]["url"])
    assert picture.content_type == "image/png"
    assert (await picture.read()).startswith(b"\x89PNG")


async def test_a_form_is_filled_in(page: Page) -> None:
    outcome = await page.act("Ana", "slash", path="demo wish")
    modal = outcome["modal"]
    assert modal["title"] == "Your wish"
    values = {"name": "Gold", "room": ["Tower"], "way": "door", "tools": ["rope"], "sure": True}
    await page.act("Ana", "submit", modal=modal["key"], values=values)
    assert await page.texts("Bruno") == ["Wish: ['Gold', 'door'] ['Tower'] ['rope']"]


async def test_a_form_that_lacks_something_stays_open(page: Page) -> None:
    modal = (await page.act("Ana", "slash", path="demo wish"))["modal"]
    body = {"user": page.user("Ana"), "kind": "submit", "modal": modal["key"]}
    status, refusal = await page.ask("/api/act", {**body, "values": {"name": "Gold"}})
    assert status == 409
    assert "room" in refusal["error"]
    values = {"name": "Gold", "room": ["Tower"], "way": "door", "sure": False}
    await page.act("Ana", "submit", modal=modal["key"], values=values)
    assert len(await page.texts("Ana")) == 1


async def test_a_thread_appears_for_everyone(page: Page) -> None:
    await page.act("Ana", "slash", path="demo thread")
    thread = await page.channel("Bruno", "thread")
    assert await page.texts("Bruno", thread) == [f"<@{page.user('Ana')}>, this way"]
    await page.act("Bruno", "send", channel=thread, content="coming")
    assert (await page.texts("Ana", thread))[-1] == "coming"
    announced = (await page.look("Bruno"))["messages"][-1]
    assert announced["type"] == "thread-created"
    assert announced["thread"]["id"] == thread


async def test_a_player_can_write_to_the_bot(page: Page) -> None:
    dm = await page.channel("Ana", "dm")
    await page.act("Ana", "send", channel=dm, content="hello")
    assert await page.texts("Ana", dm) == ["hello"]
    body = {"user": page.user("Bruno"), "kind": "send", "channel": dm, "content": "me too"}
    assert (await page.ask("/api/act", body))[0] == 409
    assert await page.texts("Ana", dm) == ["hello"]


async def test_each_player_has_a_language(page: Page) -> None:
    await page.act("Bruno", "language", language="es")
    await page.act("Ana", "slash", path="locale")
    await page.act("Bruno", "slash", path="locale")
    assert await page.texts("Ana") == ["locale en-US"]
    assert await page.texts("Bruno") == ["locale es-ES"]


async def test_commands_are_listed_in_the_language_of_the_player(page: Page) -> None:
    await page.act("Bruno", "language", language="es")
    query = {"user": page.user("Bruno"), "channel": str(page.sandbox.channel.id)}
    listed = await (await page.client.get("/api/commands", params=query)).json()
    story = next(command for command in listed if command["path"] == "story")
    assert story["description"] == "Cuenta un cuento"
    go = next(command for command in listed if command["path"] == "demo go")
    room, steps, company = go["options"]
    assert (room["label"], room["required"], room["autocomplete"]) == ("sala", True, True)
    assert (steps["type"], company["type"]) == ("integer", "user")


async def test_closed_direct_messages_reach_the_bot_as_an_error(page: Page) -> None:
    await page.act("Ana", "dms", open=False)
    await page.act("Ana", "slash", path="demo secret")
    await page.act("Bruno", "slash", path="demo secret")
    assert await page.texts("Ana") == ["Your direct messages are closed"]
    assert await page.texts("Bruno") == ["Your hand: the Crown"]
    await page.act("Ana", "dms", open=True)
    await page.act("Ana", "slash", path="demo secret")
    assert (await page.texts("Ana"))[-1] == "Your hand: the Crown"


async def test_old_buttons_work_after_a_restart(page: Page) -> None:
    await page.act("Ana", "slash", path="demo board")
    [message] = (await page.look("Ana"))["messages"]
    before = page.sandbox.env.bot
    assert (await page.ask("/api/restart", {}))[0] == 200
    assert page.sandbox.env.bot is not before
    await page.act("Ana", "click", message=message["id"], custom_id="demo:step:1")
    [message] = (await page.look("Ana"))["messages"]
    assert "Step 2" in str(message["components"])


async def test_errors_are_shown_once_until_cleared(page: Page) -> None:
    assert (await page.act("Ana", "slash", path="demo fail"))["answered"] is False
    await page.act("Ana", "slash", path="demo board")
    message = (await page.look("Ana"))["messages"][-1]["id"]
    outcome = await page.act("Ana", "click", message=message, custom_id="demo:boom")
    assert outcome["answered"] is False
    faults = (await page.look("Ana"))["faults"]
    assert len(faults) == 2
    assert "the command breaks on purpose" in faults[0]["detail"]
    assert "the demo breaks on purpose" in faults[1]["detail"]
    await page.act("Ana", "clear-faults")
    assert (await page.look("Ana"))["faults"] == []


async def test_time_passes_for_the_bot(page: Page) -> None:
    assert abs((page.sandbox.env.now() - datetime.now(UTC)).total_seconds()) < 30
    await page.act("Ana", "slash", path="demo later")
    await page.sandbox.perform(lambda: page.sandbox.env.advance_time(121))
    assert (await page.texts("Ana"))[-1] == "Here it is"


async def test_time_can_be_skipped_and_then_runs_on(page: Page) -> None:
    await page.act("Ana", "slash", path="demo later")
    before = page.sandbox.env.now()
    await page.act("Bruno", "skip", hours=0.05)
    assert (await page.texts("Ana"))[-1] == "Here it is"
    ahead = (await page.look("Ana"))["ahead"] / 1000
    assert 180 <= ahead <= 300
    skipped = page.sandbox.env.now() - before
    assert abs(skipped.total_seconds() - ahead) < 30
    backwards = {"user": page.user("Ana"), "kind": "skip", "hours": -1}
    assert (await page.ask("/api/act", backwards))[0] == 400


async def test_what_nobody_could_do_is_refused(page: Page) -> None:
    await page.act("Ana", "slash", path="demo board")
    [message] = (await page.look("Ana"))["messages"]
    click = {"kind": "click", "channel": str(page.sandbox.channel.id), "message": message["id"]}
    disabled = {"user": page.user("Ana"), "custom_id": "demo:not-yet", **click}
    assert (await page.ask("/api/act", disabled))[0] == 409
    nobody = {"user": "1", "custom_id": "demo:step:1", **click}
    assert (await page.ask("/api/act", nobody))[0] == 404
    assert (await page.ask("/api/act", {"kind": "fly"}))[0] == 400
