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
