## Traditional Chinese: a rulebook held against a legal profile.

profile-witness = { $player }（{ $cards }）對{ $bank }（{ $against }）{ $outcome ->
    [wins] 贏
    [pushes] 和局
   *[loses] 輸
  }
profile-natural = { $cards }在比牌之前就定勝負，賠{ $pays }
profile-natural-on-target = { $cards }正中目標，連同和局，絕不會輸：雖無其名，實為例牌
profile-surrender = 比牌之前可放棄一半注碼；沒有資料說明是否准許
profile-said = { $text }
profile-no-notice = 公告中沒有：「{ $sentence }」
profile-no-statement = 沒有聲明
profile-no-glossary = 沒有詞彙表
profile-no-agreement = 沒有寫明協議
profile-no-approval = 沒有寫明批准
profile-old-approval = 沒有{ $since }或以後的批准
profile-no-schedules = 沒有寫明限額和收費
profile-because-of = 因為{ $clause }
profile-name-has = 「{ $name }」含有「{ $word }」
profile-key-missing = 規則書沒有寫`{ $key }`
profile-key-is = `{ $key }`是{ $is }
profile-poker = 撲克沒有莊家位
profile-none-such = 沒有概要「{ $name }」；現有{ $known }，或檔案
profile-unread = { $name }：{ $why }
profile-clause-twice = 有兩個條款{ $clause }
profile-clause-missing = { $clause }要求條款{ $missing }，但概要中沒有
profile-circle = { $clause }由會繞回它自己的條款組成
profile-need-empty = { $clause }提到`{ $key }`，但沒有說應為什麼：is、is_not、least或most
profile-key-unknown = { $clause }提到`{ $key }`，沒有規則書有這個鍵
profile-mend-unclear = { $clause }要以「{ $change }」修正，但那不是key=value
profile-no-day = { $clause }要求自「{ $text }」以後的批准，但那不是日期：2026-05-01才是
