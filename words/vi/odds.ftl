## Vietnamese: what cannot be asked about a game's odds. These are parts of sentences too: they begin small and end without a full stop.

equity-no-game = ở đây không có trò “{ $name }”; các trò là { $games }
equity-no-card = { $why }
equity-no-range = “{ $text }” không phải bài cũng không phải dải bài; viết các lá như AsKd, hoặc TT+, AKs, KQo, A5s-A2s, 77-55
equity-no-hand = thiếu một tay bài
equity-hands = { $least ->
    [2] so được hai đến chín tay bài
   *[other] xếp hạng được một đến chín tay bài
  }, không phải { $are } (S-1)
equity-of-hand = tay { $number }: { $why }
equity-not-in-deck = bộ bài của { $game } không có { $card } (HE-6, ST-1)
equity-twice = { $card } có hai lần
equity-not-held = { $card } bị bỏ mà không có trong bài
equity-apart = “{ $text }”: chỉ stud có lá ngửa và chỉ trò đổi bài mới bỏ lá
equity-too-few = còn phải ra { $missing } lá mà chỉ còn { $live }
equity-too-many = còn phải ra { $missing } lá; nhiều nhất chia được { $most }
equity-no-board = { $game } không có bài chung
equity-stud-board = { $game } không có bài chung, chỉ có một lá chung làm lá thứ bảy của mọi người (ST-10)
equity-board = bài chung có ba, bốn hoặc năm lá, không phải { $are } (HE-1)
equity-whole-board = { $game } cần bài chung { $needs } lá, không phải { $are } (--board)
equity-empty-range = dải bài không còn tay nào
equity-crowded = các dải bài không chừa chỗ cho nhau
equity-undiscarded = khi turn đã ra thì một trong ba lá đã bỏ (CP-1); hãy nêu hai lá giữ lại
equity-cards = { $are } lá là quá nhiều, { $game } mỗi người có { $own }
equity-thrown = bỏ nhiều lá hơn tay bài có (DR-3)
equity-ranked = { $game } xếp hạng { $own } lá{ $discards ->
    [yes] , lá thứ ba bỏ sau flop (CP-1)
   *[no] { "" }
  }, không phải { $are } ({ $clause })
equity-error = sai số phải từ 0.000001 đến 0.5
equity-endless = quá nhiều cách chia để thử hết; bỏ --exact, hoặc nói rõ hơn về các tay bài

## A hand of blackjack that is asked.

odds-ask-joker = blackjack chia không có joker
odds-ask-few = một tay bài có ít nhất hai lá
odds-ask-over = bài đã quắc: không có gì để quyết định (D17)
odds-ask-natural = xì dách thì không hỏi (D17)
odds-ask-forced = tay này chỉ làm được một việc (D17)
odds-shoe-without = hộp bài không còn { $card }
odds-shoe-small = { $cards } lá là quá ít cho một ván: cần ít nhất { $least }

## Where the simulator and the referee do not agree.

odds-differ-refused = trọng tài từ chối { $command }: { $why }
odds-differ-asked = trọng tài đòi điều bộ mô phỏng không làm
odds-differ-unended = trọng tài không kết thúc ván
odds-differ-cards = { $cards }: trọng tài dùng { $ruled } lá, không phải { $simulated }
odds-differ-lines = { $cards }: thanh toán { $ruled }, không phải { $simulated }
odds-differ-bank = { $cards }: nhà cái { $ruled }, không phải { $simulated }
odds-differ-fees = phí { $players } và { $bank } của nhà cái, không phải { $own } và { $banks }
