# Pişti in English. Each language has the same messages with the same variables.
# Terms: docs/glossary.md. A variable stands in the basic form and never carries an ending.

language-name = English

## Cards, as they stand in a sentence; each is one text because languages join rank and suit differently

card-2c = two of clubs
card-2d = two of diamonds
card-2h = two of hearts
card-2s = two of spades
card-3c = three of clubs
card-3d = three of diamonds
card-3h = three of hearts
card-3s = three of spades
card-4c = four of clubs
card-4d = four of diamonds
card-4h = four of hearts
card-4s = four of spades
card-5c = five of clubs
card-5d = five of diamonds
card-5h = five of hearts
card-5s = five of spades
card-6c = six of clubs
card-6d = six of diamonds
card-6h = six of hearts
card-6s = six of spades
card-7c = seven of clubs
card-7d = seven of diamonds
card-7h = seven of hearts
card-7s = seven of spades
card-8c = eight of clubs
card-8d = eight of diamonds
card-8h = eight of hearts
card-8s = eight of spades
card-9c = nine of clubs
card-9d = nine of diamonds
card-9h = nine of hearts
card-9s = nine of spades
card-Tc = ten of clubs
card-Td = ten of diamonds
card-Th = ten of hearts
card-Ts = ten of spades
card-Jc = jack of clubs
card-Jd = jack of diamonds
card-Jh = jack of hearts
card-Js = jack of spades
card-Qc = queen of clubs
card-Qd = queen of diamonds
card-Qh = queen of hearts
card-Qs = queen of spades
card-Kc = king of clubs
card-Kd = king of diamonds
card-Kh = king of hearts
card-Ks = king of spades
card-Ac = ace of clubs
card-Ad = ace of diamonds
card-Ah = ace of hearts
card-As = ace of spades

## Seats

# $seat (S, E, N or W)
seat-name = { $seat ->
    [S] South
    [E] East
    [N] North
   *[W] West
}

## Mistakes: cards, seats and house rules

error-unknown-card = There is no card “{ $text }”: write rank and suit, such as Td or 10♦.
error-unknown-seat = There is no seat “{ $text }”: the seats are S, E, N and W.
error-empty-seat = Nobody sits at { seat-name } under the rules “{ $rules }”.
error-rules-unknown-preset = There are no house rules called “{ $field }”; there are: { $known }.
error-rules-unknown-field = “{ $field }” is no house rule with its value; write name=value, with one of the names { $known }.
error-rules-field-twice = The house rule { $field } is given twice.
error-rules-bad-value = The house rule { $field } cannot be “{ $value }”; it can be: { $wanted }.
error-rules-partners-need-four = Partners need four seats, not { $seats } ({ $field }=yes).
error-rules-not-with-open-centre = The house rule { $field }={ $value } means nothing where the centre is open.
error-rules-nothing-scores = Under these house rules nothing scores: give points to { $field } or to something else.

## Mistakes: the deck and the round

error-deck-wrong-size = { $size ->
    [one] A pack has 52 cards, not { $size } card.
   *[other] A pack has 52 cards, not { $size } cards.
}
error-deck-card-twice = The card { $card } is in the pack twice.
error-deck-jack-at-bottom = The bottom card of the pack is a jack, { $card }; the cut would have been repeated.
error-cut-out-of-range = A cut lifts 1 to 51 cards, not { $lifted }.
error-card-not-in-hand = { seat-name } does not hold { $card }; in hand: { $hand }.
error-round-over = The round is over: { $card } cannot be played.
error-round-redealt = Four jacks lie in the centre and the round is dealt again: { $card } cannot be played.
error-round-not-over = The round is not over: { $ply } of 48 cards have been played.
error-game-round-goes-on = The round goes on: { $ply } of 48 cards have been played.
error-game-over = The game is over; the winner is { $winner }.

## Mistakes: unknown cards

error-unknown-wrong-size = { $size ->
    [one] A pack has places for 52 cards, not for { $size } card.
   *[other] A pack has places for 52 cards, not for { $size } cards.
}
error-unknown-card-twice = The card { $card } is known in two places.
error-unknown-turned-up = A card turned up in the centre cannot be unknown.
error-unknown-not-in-hand = The card { $card } cannot have been played: it is not in the hand that played it.
error-unknown-only-jacks-at-bottom = The bottom card of the pack could only be a jack, and the cut would have been repeated.

## Mistakes: the command line; $flag is such as --lang, $text what was written, $known the words that would be right

error-unknown-command = There is no command “{ $text }”; there are: { $known }.
error-unknown-command-like = There is no command “{ $text }”; did you mean “{ $like }”?
error-unknown-flag = There is no option “{ $text }”; there are: { $known }.
error-unknown-flag-like = There is no option “{ $text }”; did you mean “{ $like }”?
error-unknown-language = There is no language “{ $text }”; there are: { $known }.
error-flag-value-missing = { $flag } needs a value.
error-flag-value-unwanted = { $flag } takes no value: “{ $text }”.
error-flag-not-a-choice = { $flag } cannot be “{ $text }”; it can be: { $known }.
error-flag-not-a-number = { $flag } must be a number, not “{ $text }”.
error-flags-contradict = { $flag } and { $other } contradict each other.
error-argument-missing = Something is missing: { $names }.
error-argument-unwanted = There is something too much: { $text }.
error-usage = The command line cannot be understood: { $text }.

## Mistakes: files

error-file-missing = There is no such file.
error-file-is-folder = This is a folder, not a file.
error-file-no-folder = A file stands where the path needs a folder.
error-file-not-allowed = You are not allowed to use this file so.
error-file-disk-full = The disk is full; what was written is not complete.
error-file-closed = It is closed.
error-file-not-utf8 = This is no text in UTF-8.
error-file-other = It does not work: { $reason }.

## The command line: what all commands have

cli-description = Pişti, the Turkish card game: play it, replay its records, check them, simulate it.
cli-usage = Usage:
cli-usage-command = COMMAND …
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help = show this help and end
cli-lang = the language of all texts: { $languages } (otherwise that of PISTI_LANG, LC_ALL, LC_MESSAGES or LANG)
cli-version = show the version and end
cli-standard-output = standard output
cli-examples =
    Examples:
      pisti play
      pisti check game.pisti
      pisti play --help     all that play takes

## pisti play

cli-play-summary = play against bots in this terminal
cli-play-description = Play Pişti against bots in this terminal, line by line.

## pisti replay

cli-replay-summary = tell a record play by play
cli-replay-description = Tell a record play by play, in plain lines.
cli-replay-file = the file of records, - for standard input
cli-replay-game = only the game with this name in its tag Game
cli-replay-round = only the round with this number
cli-replay-ply = stop after this many plays (0 for the start) and tell how the table stands
cli-replay-hands = tell the cards in the hand before each play
cli-replay-position = write the position as one line instead
cli-replay-json = write one JSON object a line for each record instead
cli-replay-examples =
    Examples:
      pisti replay game.pisti
      pisti replay game.pisti --round 3 --ply 12
      pisti replay - --position < game.pisti

## pisti check

cli-check-summary = check files of records
cli-check-description =
    Check files of records: each must be as the notation says, and tell what the rules make of the plays.
    Writes one line a file: how much it holds, or FILE:LINE:COLUMN and what is wrong first. Ends with 2 if any is wrong.
cli-check-files = a file of records, - for standard input
cli-check-json = write one JSON object a line for each file
cli-check-examples =
    Examples:
      pisti check game.pisti
      pisti check *.pisti --json
      pisti check - < game.pisti
check-good = { $file }: good, { $records ->
    [one] { $records } record
   *[other] { $records } records
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
check-progress = { $file }: { $percent }%

## pisti simulate

cli-simulate-summary = let bots play many rounds and count

## pisti replay: what it tells; sentences about plays are those of pisti play

error-replay-nothing-there = There are no records in this file.
error-replay-no-such-round = { $records ->
    [one] The { $records } record in this file is not of that game or round.
   *[other] None of the { $records } records in this file is of that game and round.
}
error-replay-no-such-ply = { $plays ->
    [one] Round { $round } of game { $game } has { $plays } play: there is no play { $ply }.
   *[other] Round { $round } of game { $game } has { $plays } plays: there is no play { $ply }.
}
card-unknown = unknown card
replay-round = Game { $game }, round { $round }
replay-event = Event: { $event }
replay-date = Date: { $date }
replay-rules = House rules: { $rules }
replay-seat = { seat-name }: { $player }
replay-tag = { $name }: { $value }
replay-dealer = Dealer: { $player }
replay-cut-jack = Cut: { $lifted } lifted, which shows a jack
replay-cut = Cut: { $lifted } lifted
replay-redeal = The round must be dealt again.
replay-numbered = { $number }. { $text }
replay-comment = Remark: { $text }
replay-set-aside = { $count ->
    [one] The card set aside in the centre goes with them: { $cards }.
   *[other] The { $count } cards set aside in the centre go with them: { $cards }.
}
replay-unfinished = { $plays ->
    [one] The record ends after { $plays } play; the round is not finished.
   *[other] The record ends after { $plays } plays; the round is not finished.
}
replay-after = { $plays ->
    [0] Before the first play:
    [one] After { $plays } play:
   *[other] After { $plays } plays:
}
replay-pile = { $count ->
    [0] The pile is empty.
    [one] Pile, { $count } card: { $cards }.
   *[other] Pile, { $count } cards, bottom first: { $cards }.
}
replay-hand = { $count ->
    [0] { $player } holds no cards.
    [one] { $player } holds { $count } card: { $cards }.
   *[other] { $player } holds { $count } cards: { $cards }.
}
replay-won = { $count ->
    [one] Won by { $side }: { $count } card.
   *[other] Won by { $side }: { $count } cards.
}
replay-to-play = To play: { $player }
replay-total = Total of the game: { $points }
