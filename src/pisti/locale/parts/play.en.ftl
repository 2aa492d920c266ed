# The game in the terminal, line by line (pisti play --plain).
# $player, $dealer, $cutter and $side are names in the basic form (South; East–West); $card is a card in words with its
# short form, such as “ten of diamonds (10♦)”; $cards a list of cards, in words or short.

## How cards are named: the letters printed on them, and a card in words with its short form

play-index-J = J
play-index-Q = Q
play-index-K = K
play-index-A = A
play-card = { $card } ({ $short })

## Who is who

play-side-NS = North–South
play-side-EW = East–West
play-level-random = random
play-level-medium = medium
play-level-hard = hard
play-bot-name = bot ({ $level })

## Before the first round

play-welcome = Pişti, to { $target } points. The seats in playing order, to the right:
play-seat-you = { $seat }: you
play-seat-bot = { $seat }: a bot, level { $level }
play-seat-partner = { $seat }: a bot, level { $level }, your partner
play-bots-see = The bots see only what you would see from their seats.
play-help-anytime = Type ? at any prompt to learn what you can type.
play-resumed = The game in { $file } goes on.
play-finished = The game in { $file } is over.
play-rules-standard = The rules are the standard ones.
play-rules-differ = House rules that differ from the standard:

## House rules that differ from the standard

play-rule-alone = Each plays alone.
play-rule-pisti = { $points ->
    [one] A pişti is worth { $points } point.
   *[other] A pişti is worth { $points } points.
}
play-rule-double-pisti = { $points ->
    [one] A double pişti is worth { $points } point.
   *[other] A double pişti is worth { $points } points.
}
play-rule-jack = { $points ->
    [one] A jack is worth { $points } point.
   *[other] A jack is worth { $points } points.
}
play-rule-ace = { $points ->
    [one] An ace is worth { $points } point.
   *[other] An ace is worth { $points } points.
}
play-rule-two-of-clubs = { $points ->
    [one] The two of clubs is worth { $points } point.
   *[other] The two of clubs is worth { $points } points.
}
play-rule-ten-of-diamonds = { $points ->
    [one] The ten of diamonds is worth { $points } point.
   *[other] The ten of diamonds is worth { $points } points.
}
play-rule-most-cards = { $points ->
    [one] Most cards are worth { $points } point.
   *[other] Most cards are worth { $points } points.
}
play-rule-first-card-pisti = The first card of a round may make a pişti.
play-rule-last-card-pisti = The last card of a round may make a pişti.
play-rule-lone-jack-pisti = A jack that captures a lone card of another rank makes a pişti.
play-rule-lone-jack-double = A jack that captures a lone card of another rank makes a double pişti.
play-rule-centre-under = The four centre cards are all in the pile, face down but for the top one.
play-rule-centre-open = The four centre cards are all in the pile, face up.
play-rule-centre-redeal = If a jack is turned up in the centre, the round is dealt again.
play-rule-not-exposed = The bottom card of the stock stays face down.
play-rule-cut-any = A jack may come to the bottom of the pack when it is cut.
play-rule-lookers-seat = Only the player who captured the face-down centre cards may look at them.
play-rule-lookers-nobody = Nobody may look at the face-down centre cards, not even when they are captured.
play-rule-lookers-everyone = Everyone may look at the face-down centre cards once they are captured.

## A round begins

play-round = Round { $round }. { $dealer } deals and { $cutter } cuts.
play-round-you-deal = Round { $round }. You deal and { $cutter } cuts.
play-round-you-cut = Round { $round }. { $dealer } deals and you cut.
play-round-goes-on = Round { $round } goes on. { $player } has dealt.
play-round-goes-on-you = Round { $round } goes on. You have dealt.
play-cut-refused = The cut shows a jack: it is put back and the pack is cut again.
play-turned-up = Turned up: { $cards }.
play-set-aside = { $count ->
    [one] { $count } centre card is set aside, face down.
   *[other] { $count } centre cards are set aside, face down.
}
play-under = { $count ->
    [one] { $count } centre card lies face down under it, in the pile.
   *[other] { $count } centre cards lie face down under it, in the pile.
}
play-exposed = The bottom card of the stock is shown: { $card }.
play-redeal = Dealt again: all four centre cards are jacks. { $dealer } deals and { $cutter } cuts.
play-redeal-you-deal = Dealt again: all four centre cards are jacks. You deal and { $cutter } cuts.
play-redeal-you-cut = Dealt again: all four centre cards are jacks. { $dealer } deals and you cut.
play-redeal-jack = Dealt again: a jack was turned up. { $dealer } deals and { $cutter } cuts.
play-redeal-jack-you-deal = Dealt again: a jack was turned up. You deal and { $cutter } cuts.
play-redeal-jack-you-cut = Dealt again: a jack was turned up. { $dealer } deals and you cut.
play-deal = Deal { $deal } of { $deals }: four cards for each player.
play-last-deal = Deal { $deal } of { $deals }, the last: four cards for each player.

## A card is played

play-plays = { $player } plays the { $card }.
play-plays-you = You play the { $card }.
play-captures = { $count ->
    [one] { $player } captures { $count } card: { $cards }.
   *[other] { $player } captures { $count } cards: { $cards }.
}
play-captures-you = { $count ->
    [one] You capture { $count } card: { $cards }.
   *[other] You capture { $count } cards: { $cards }.
}
play-captured-hidden = { $count ->
    [one] { $count } of them was face down.
   *[other] { $count } of them were face down.
}
play-set-aside-taken = { $count ->
    [one] The centre card that was set aside goes with them.
   *[other] The { $count } centre cards that were set aside go with them.
}
play-pisti = { $points ->
    [one] Pişti! { $points } point for { $side }.
   *[other] Pişti! { $points } points for { $side }.
}
play-pisti-you = { $points ->
    [one] Pişti! { $points } point for you.
   *[other] Pişti! { $points } points for you.
}
play-pisti-yours = { $points ->
    [one] Pişti! { $points } point for your side.
   *[other] Pişti! { $points } points for your side.
}
play-double = { $points ->
    [one] Double pişti! { $points } point for { $side }.
   *[other] Double pişti! { $points } points for { $side }.
}
play-double-you = { $points ->
    [one] Double pişti! { $points } point for you.
   *[other] Double pişti! { $points } points for you.
}
play-double-yours = { $points ->
    [one] Double pişti! { $points } point for your side.
   *[other] Double pişti! { $points } points for your side.
}
play-denied-first-card = No pişti: it was the first card of the round.
play-denied-last-card = No pişti: it was the last card of the round.
play-may-look = { $count ->
    [one] You may look at the card that was face down: { $cards }.
   *[other] You may look at the cards that were face down: { $cards }.
}
play-leftovers = { $count ->
    [one] { $count } card is left in the pile and goes to { $side }, the last to capture: { $cards }.
   *[other] { $count } cards are left in the pile and go to { $side }, the last to capture: { $cards }.
}
play-leftovers-you = { $count ->
    [one] { $count } card is left in the pile and goes to you, the last to capture: { $cards }.
   *[other] { $count } cards are left in the pile and go to you, the last to capture: { $cards }.
}
play-leftovers-yours = { $count ->
    [one] { $count } card is left in the pile and goes to your side, the last to capture: { $cards }.
   *[other] { $count } cards are left in the pile and go to your side, the last to capture: { $cards }.
}
play-leftovers-nobody = { $count ->
    [one] { $count } card is left in the pile and goes to nobody, for nobody has captured: { $cards }.
   *[other] { $count } cards are left in the pile and go to nobody, for nobody has captured: { $cards }.
}

## Your turn

play-your-turn = Your turn. Deal { $deal } of { $deals }.
play-stock = { $count ->
    [0] The stock is empty.
    [one] Stock: { $count } card.
   *[other] Stock: { $count } cards.
}
play-stock-exposed = { $count ->
    [one] Stock: { $count } card, { $card }.
   *[other] Stock: { $count } cards, at its bottom { $card }.
}
play-exposed-held = { $dealer } holds the bottom card of the stock: { $card }.
play-pile-empty = The pile is empty.
play-pile-one = Pile: { $card }, alone.
play-pile = { $count ->
    [one] Pile: { $count } card, on top the { $card }.
   *[other] Pile: { $count } cards, on top the { $card }.
}
play-pile-below = Below it, from the top: { $cards }.
play-pile-hidden = { $count ->
    [one] Face down in the pile: { $count } card.
   *[other] Face down in the pile: { $count } cards.
}
play-side-number = { $side } { $number }
play-side-number-you = you { $number }
play-side-number-yours = your side { $number }
play-won = Cards won: { $list }.
play-score-now = Score: { $list }.
play-score = Score: { $list }. Target: { $target }.
play-choice = { $number }  { $card }

## What you are asked

play-cut-how = Type any number or just Enter: it goes into the shuffle and cannot be aimed.
play-ask-cut = Your cut:
play-ask-card = { $count ->
    [one] Your card (1; ? for help):
   *[other] Your card (1–{ $count }; ? for help):
}
play-ask-next = Enter for the next round (q to leave):
play-not-expected = { $count ->
    [one] “{ $text }” is none of your cards. Type 1, a card such as { $example }, or ? for help.
   *[other] “{ $text }” is none of your cards. Type 1–{ $count }, a card such as { $example }, or ? for help.
}
play-not-in-hand = That card is not in your hand: { $card }.

## What you can type

play-help-cut = To cut: any number or text, or just Enter. It is mixed into the shuffle; nobody can aim with it.
play-help-next = To go on: just Enter.
play-help-card = To play a card: its number, or the card itself, such as { $example }.
play-help-suits = Suits: c clubs, d diamonds, h hearts, s spades. Capital and small letters are the same.
play-help-s = s  the state of the table in words
play-help-p = p  the cards of the pile
play-help-l = l  the last captures
play-help-c = c  the score sheet
play-help-f = f  the centre cards that were face down, if you may look at them
play-help-r = r  the rules in short
play-help-q = q  leave the table

## The state in words

play-state-round = Round { $round }, deal { $deal } of { $deals }. Dealer: { $player }.
play-state-round-you = Round { $round }, deal { $deal } of { $deals }. You are the dealer.
play-state-hand = { $count ->
    [one] { $player } holds { $count } card.
   *[other] { $player } holds { $count } cards.
}
play-state-hand-you = { $count ->
    [0] You hold no cards.
    [one] You hold { $count } card: { $cards }.
   *[other] You hold { $count } cards: { $cards }.
}
play-state-pistis = Piştis: { $list }.
play-state-doubles = Double piştis: { $list }.
play-no-round = No cards have been dealt yet.
play-pile-cards = The pile, from the top: { $cards }.
play-card-hidden = a face-down card
play-no-captures = Nobody has captured yet in this round.
play-face-down-none = No centre card lay face down in this round.
play-face-down-not-yet = Nobody has captured the face-down centre cards yet.
play-face-down-not-yours = The face-down centre cards were captured, but you may not look at them.
play-face-down-yours = The centre cards that were face down: { $cards }.
play-sheet-empty = No round has been counted yet.
play-sheet-round = Round { $round }: { $list }

## The rules in short

play-short-play = In your turn you play one card to the pile. If it has the rank of the top card, or is a jack, your side captures the whole pile.
play-short-play-alone = In your turn you play one card to the pile. If it has the rank of the top card, or is a jack, you capture the whole pile.
play-short-empty = A jack played to an empty pile captures nothing.
play-short-pisti = { $points ->
    [one] A pişti is the capture of a lone card by a card of the same rank: { $points } point.
   *[other] A pişti is the capture of a lone card by a card of the same rank: { $points } points.
}
play-short-double = { $points ->
    [one] A double pişti is the capture of a lone jack by a jack: { $points } point.
   *[other] A double pişti is the capture of a lone jack by a jack: { $points } points.
}
play-short-first-card = The first card of a round makes no pişti.
play-short-last-card = The last card of a round makes no pişti.
play-short-set-aside = Whoever captures first also takes the centre cards that were set aside.
play-short-leftovers = What is left in the pile at the end goes to the last to capture.
play-short-points = Points: each jack { $jack }, each ace { $ace }, the two of clubs { $two_of_clubs }, the ten of diamonds { $ten_of_diamonds }, most cards { $most_cards }.
play-short-game = The game goes to { $target }. If the highest score is shared then, another round is played.

## The count

play-count = The count of round { $round }
play-count-side = { $cards ->
    [one] { $side }: { $cards } card
   *[other] { $side }: { $cards } cards
}
play-count-side-you = { $cards ->
    [one] You: { $cards } card
   *[other] You: { $cards } cards
}
play-count-side-yours = { $cards ->
    [one] Your side: { $cards } card
   *[other] Your side: { $cards } cards
}
play-count-most = Most cards: { $points }
play-count-jacks = Jacks: { $points }
play-count-aces = Aces: { $points }
play-count-two-of-clubs = Two of clubs: { $points }
play-count-ten-of-diamonds = Ten of diamonds: { $points }
play-count-pistis = Piştis: { $points }
play-count-pistis-made = Piştis: { $points } (single { $single }, double { $double })
play-count-total = Total of the round: { $points }
play-count-tie = Both sides have { $cards } cards: nobody scores for most cards.
play-count-tie-many = Nobody has more cards than all the others: nobody scores for most cards.
play-score-after = Score after round { $round }: { $list }. Target: { $target }.

## The end

play-tie = The target is reached, but the highest score is shared: another round is played.
play-both-reached = More than one side has reached { $target }: the highest score wins.
play-win = { $points ->
    [one] Win for { $side }, with { $points } point.
   *[other] Win for { $side }, with { $points } points.
}
play-win-you = { $points ->
    [one] You win the game with { $points } point!
   *[other] You win the game with { $points } points!
}
play-win-yours = { $points ->
    [one] Your side wins the game with { $points } point!
   *[other] Your side wins the game with { $points } points!
}
play-leave = You leave the table.
play-kept = The game is kept in { $file }. To go on: { $command }
play-record-is-in = The record of the game is in { $file }.
play-not-kept = This game is not kept; with --record FILE it would be.
play-nothing-to-keep = Nothing has been dealt yet, so there is nothing to keep.

## Options of pisti play

cli-play-plain = line by line, without cursor control, good for screen readers and pipes
cli-play-seed = the same number and the same input give the same game
cli-play-rules = a preset such as two or fields such as two,target=51
cli-play-level = level of the bots (without it: medium)
cli-play-name = your name in the record (without it: your seat)
cli-play-record = keep the game in this new file, after every card
cli-play-file = go on with the game in this file, and keep it there
cli-play-ascii = letters for suits, and no other characters than ASCII

cli-play-examples =
    Examples:
      pisti play --level hard --record game.pisti
      pisti play --resume game.pisti
      pisti play --rules two,target=51
      pisti play --seed 7 < answers.txt

## Mistakes

error-play-record-exists = { $file } exists already: give another file, or go on with it by --resume.
error-play-record-changed = { $file } was changed by something else, so it is left as it is.
error-play-nothing-to-resume = The record does not say which one seat is a person’s: it has { $persons }.

error-play-bad-name = A name has 1 to { $limit } characters, none of them a control character.
error-table-seats-do-not-fit = The seats { $seats } do not fit the rules “{ $rules }”.
error-table-bad-bots = The tag Bots cannot be “{ $found }”; write a seat and a level for each bot, such as E=medium.
error-table-not-seated = You do not sit at this table as a person.
error-table-already-started = The game has begun already.
error-table-game-over = The game is over.
error-table-no-cut-now = There is nothing to cut now.
error-table-not-your-cut = Another seat cuts.
error-table-no-play-now = No card can be played now.
error-table-not-your-turn = It is not your turn.
error-table-stale-play = That play came too late: the game has gone on.
error-table-no-count-now = There is no count to be read now.
error-table-stale-ready = That was for round { $round }; the table is at round { $now }.
