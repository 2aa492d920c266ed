"""The style sheet of all full screens."""

STYLE = """
Screen { background: #10281c; color: #e8efe9; scrollbar-size-vertical: 1; }
.hidden { display: none; }

TableView { height: 1fr; }
#where { height: auto; background: #0c1f16; color: #ffffff; text-style: bold; padding: 0 1; }
#link { height: auto; background: #ffd84d; color: #1a1a1a; text-style: bold; padding: 0 1; }
#middle { height: 1fr; }
#left { width: 1fr; background: #17452f; }
#right { width: 28; background: #10281c; padding: 0 1; }
BoardView { height: 1fr; background: #17452f; }
HandView, PackView { height: 5; background: #17452f; }
#status { height: 3; background: #17452f; padding: 0 1; text-align: center; }
#status.your-turn { color: #ffe566; text-style: bold; }
#scores { height: auto; color: #a9c4b3; padding-bottom: 1; }
#log { height: 1fr; background: #10281c; scrollbar-size: 0 0; }
KeyBar { height: auto; background: #0c1f16; }

.-narrow #middle { layout: vertical; }
.-narrow #left { width: 1fr; height: 1fr; }
.-narrow #status { height: 2; }
.-narrow #right { width: 1fr; height: 3; }
.-narrow #scores { display: none; }

ModalScreen { align: center middle; background: #000000 55%; }
.window { width: 68; max-width: 94%; height: auto; max-height: 96%; background: #0c1f16; border: round #ffd84d;
    padding: 0 1; }
.-ascii .window { border: ascii; }
.window-title { text-style: bold; color: #ffd84d; width: 1fr; height: auto; }
.window-text { height: auto; max-height: 65vh; margin: 1 0; }
.window-body { height: auto; width: 1fr; }
.window-buttons { height: auto; align-horizontal: center; }
.-narrow .window { max-width: 100%; padding: 0; }
.-narrow .window-text { max-height: 55vh; }
.-narrow .window-buttons { layout: vertical; }
.-narrow .window-buttons Button { width: 24; }
Button.-textual-compact { margin: 0 1; background: #245c41; color: #ffffff; }
Button.-textual-compact:focus { background: #ffd84d; color: #1a1a1a; text-style: bold; }
.-ascii Button.-textual-compact:focus { text-style: bold reverse; }

#too-small { width: 1fr; height: 1fr; content-align: center middle; text-align: center; background: #10281c; }

#settings-close { margin: 1 0 0 0; width: 100%; }
#first { align-horizontal: center; height: 1fr; scrollbar-size-vertical: 1; }
#first-column { width: 44; max-width: 100%; height: auto; padding: 0 1; }
#first-column Button { width: 1fr; margin: 0; }
#first-title { width: 1fr; text-align: center; text-style: bold; color: #ffd84d; padding: 1 0 0 0; height: auto; }
#first-subtitle { width: 1fr; text-align: center; color: #a9c4b3; padding: 0 0 1 0; height: auto; }
#continue-detail, #table-line { width: 1fr; color: #a9c4b3; text-align: center; height: auto; }
#first-notice { color: #ffd84d; height: auto; }
#first-help { dock: bottom; height: auto; text-align: center; background: #0c1f16; color: #a9c4b3; }
Chooser { height: 1; width: 1fr; background: #17452f; color: #ffffff; }
Chooser:focus { background: #ffd84d; color: #1a1a1a; text-style: bold; }
.-ascii Chooser:focus { text-style: bold reverse; }
#house-rules-error { color: #ffb0a8; height: auto; }
.-ascii #kept > .option-list--option-highlighted { text-style: bold underline; }
#kept { height: auto; max-height: 12; background: #0c1f16; }

#room, #tables { align-horizontal: center; height: 1fr; scrollbar-size-vertical: 1; }
#room-column, #tables-column { width: 60; max-width: 100%; height: auto; padding: 0 1; }
#room-column Button, #tables-column Button { width: 1fr; margin: 0; }
#room-title, #tables-title { width: 1fr; text-align: center; text-style: bold; color: #ffd84d; height: auto; }
#room-invite { width: 1fr; color: #a9c4b3; height: auto; padding: 0 0 1 0; }
#room-rules { width: 1fr; height: auto; padding: 0 0 1 0; }
#room-column .seat { background: #17452f; text-align: left; }
#room-waiting { width: 1fr; height: auto; color: #ffe566; text-style: bold; padding: 1 0; }
#room-log { width: 1fr; height: auto; color: #a9c4b3; }
#room-link { dock: top; height: auto; background: #ffd84d; color: #1a1a1a; text-style: bold; padding: 0 1; }
#tables-notice { color: #ffd84d; height: auto; }
#name-label, #tables-line { width: 1fr; height: auto; padding: 1 0 0 0; color: #a9c4b3; }
Input.-textual-compact { background: #17452f; color: #ffffff; width: 1fr; }
Input.-textual-compact:focus { background: #245c41; }
.list { height: auto; max-height: 12; background: #0c1f16; }
.-ascii .list > .option-list--option-highlighted { text-style: bold underline; }
#code-error { color: #ffb0a8; height: auto; }
#make-line { width: 1fr; height: auto; color: #a9c4b3; }
MakeScreen #house-rules { width: 1fr; margin: 1 0 0 0; }
#tables-help { dock: bottom; height: auto; text-align: center; background: #0c1f16; color: #a9c4b3; }

OpenHand { height: 5; background: #17452f; }
.-narrow OpenHand { height: 3; }
ReplayScreen.-narrow #right { height: 5; }
#plays { height: 1fr; background: #10281c; border: none; padding: 0; scrollbar-size-vertical: 1;
    scrollbar-color: #245c41; scrollbar-background: #10281c; }
#plays > .option-list--option-highlighted { background: #ffd84d; color: #1a1a1a; text-style: bold; }
#plays > .option-list--option-hover { background: #245c41; }
.-ascii #plays { scrollbar-size-vertical: 0; }
.-ascii #plays > .option-list--option-highlighted { text-style: bold underline; }
"""
