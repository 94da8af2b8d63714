### Lo que decide un servidor: /settings y sus consecuencias.

## El panel

home-title =
    ### Ajustes de este servidor
    Valen para las mesas que se abran desde ahora. Cada cambio se guarda al momento.
home-language = **Idioma** de una mesa nueva, si quien la abre no indica otro
home-language-own = el de quien la abre
home-language-en = English
home-language-es = Español
home-channels = **Canales** donde se pueden abrir mesas; si no eliges ninguno, todos los que veo
home-games = **Juegos** que se pueden abrir; si no eliges ninguno, todos
home-limit = **Tiempo** para responder; cada mesa puede poner otro
home-rule = **Cuando se acaba el tiempo**
home-role = **Rol** al que se avisa, una vez, de cada mesa nueva; si no eliges ninguno, no se avisa a nadie
home-choose-language = Idioma…
home-choose-channels = Todos los canales
home-choose-games = Todos los juegos
home-choose-limit = Tiempo para responder…
home-choose-rule = Cuando se acaba el tiempo…
home-choose-role = Ningún rol

home-permissions-title = **Lo que puedo hacer**
home-lacks = ⚠ { $channel }: me falta **{ $permissions }**. Se da en { $where }.
home-lacks-more =
    { $count ->
        [one] ⚠ Me falta algo en un canal más.
       *[other] ⚠ Me falta algo en { $count } canales más.
    }
home-lacks-nothing =
    { $chosen ->
        [yes] ✓ En los canales elegidos puedo hacer todo lo que los juegos necesitan.
       *[no] ✓ En todos los canales que veo puedo hacer todo lo que los juegos necesitan.
    }
home-channels-gone =
    { $count ->
        [one] ⚠ Uno de los canales elegidos ya no existe.
       *[other] ⚠ { $count } de los canales elegidos ya no existen.
    }
home-channels-unseen =
    { $count ->
        [one] -# Hay un canal que no veo. Para jugar en él, dame **Ver canal**.
       *[other] -# Hay { $count } canales que no veo. Para jugar en ellos, dame **Ver canal**.
    }
home-role-gone = ⚠ El rol al que había que avisar de las mesas nuevas ya no existe.
home-role-silent = ⚠ No puedo avisar a { $role } en todas partes. Activa *Permitir que cualquiera mencione este rol* en *Ajustes del servidor → Roles*, o dame **Mencionar @everyone, @here y todos los roles**.

# Dónde se da un permiso, dentro de una frase.
grant-role = *Ajustes del servidor → Roles*, en mi rol
grant-channel = *Editar canal → Permisos*
grant-both = *Ajustes del servidor → Roles*, en mi rol, y en *Editar canal → Permisos*
permission-send-messages = Enviar mensajes

## Una mesa nueva

home-announcement = { $role } Hay una mesa abierta de { $game }: [siéntate]({ $link }).
home-not-announced = La mesa está abierta, pero no he podido avisar a { $role }. Quien gestiona el servidor puede activar *Permitir que cualquiera mencione este rol* en *Ajustes del servidor → Roles*.

## Negativas

refused-not-keeper = Para eso hace falta el permiso **Gestionar servidor**.
refused-other-channel = En este servidor se juega en { $channels }. Abre la mesa allí.
refused-other-game =
    { $games-count ->
        [one] En este servidor el juego disponible es { $games }.
       *[other] En este servidor se puede jugar a estos juegos: { $games }.
    }
refused-every-role = Ese rol lo tienen todas las personas del servidor. Elige uno que se pueda tomar o dejar.

## Comandos

command-settings-description = Dónde y a qué se juega en este servidor, idioma y tiempo
