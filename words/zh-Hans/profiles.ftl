# Simplified Chinese: a rulebook held against a legal profile.

profile-witness = { $player }（{ $cards }）对{ $bank }（{ $against }）{ $outcome ->
    [wins] 赢
    [pushes] 打和
   *[loses] 输
  }
profile-natural = { $cards }在比较之前就已定，赔{ $pays }
profile-natural-on-target = { $cards }正在目标上，同点时也绝不会输：虽无其名，实为天成
profile-surrender = 比较之前可以放弃半注；没有资料说明是否允许
profile-said = { $text }
profile-no-notice = 告示中没有：“{ $sentence }”
profile-no-statement = 没有声明
profile-no-glossary = 没有词汇表
profile-no-agreement = 没有写明协议
profile-no-approval = 没有写明批准
profile-old-approval = 没有{ $since }或之后的批准
profile-no-schedules = 没有写明限额和台费
profile-because-of = 由于{ $clause }
profile-name-has = “{ $name }”中含有“{ $word }”
profile-key-missing = 规则书没有写`{ $key }`
profile-key-is = `{ $key }`为{ $is }
profile-poker = 扑克没有庄家位
profile-none-such = 没有概要“{ $name }”；有{ $known }，或用文件
profile-unread = { $name }：{ $why }
profile-clause-twice = 有两条条款{ $clause }
profile-clause-missing = { $clause }要求条款{ $missing }，而概要中没有
profile-circle = { $clause }所引的条款又绕回自身
profile-need-empty = { $clause }写了`{ $key }`，却没有写应为什么：is、is_not、least或most
profile-key-unknown = { $clause }写了`{ $key }`，而规则书没有这一项
profile-mend-unclear = { $clause }的改法“{ $change }”不是key=value
profile-no-day = { $clause }要求自“{ $text }”以来的批准，而那不是日期：应如2026-05-01
