## Vietnamese: a rulebook held against a legal profile.

profile-witness = { $player } ({ $cards }) gặp { $bank } ({ $against }) { $outcome ->
    [wins] thắng
    [pushes] huề
   *[loses] thua
  }
profile-natural = { $cards } được định trước khi so và trả { $pays }
profile-natural-on-target = { $cards } đúng ngay đích và, kể cả khi bằng nhau, không bao giờ thua: là xì dách, chỉ khác tên
profile-surrender = có thể bỏ nửa tiền cược (đầu hàng) trước khi so; không nguồn nào nói có được phép không
profile-said = { $text }
profile-no-notice = không có trong các thông báo: “{ $sentence }”
profile-no-statement = không có lời tuyên bố
profile-no-glossary = không có bảng từ
profile-no-agreement = không nêu thỏa thuận nào
profile-no-approval = không nêu phê duyệt nào
profile-old-approval = không có phê duyệt nào từ ngày { $since } trở về sau
profile-no-schedules = không nêu mức cược và phí
profile-because-of = vì { $clause }
profile-name-has = trong “{ $name }” có “{ $word }”
profile-key-missing = bộ luật không nói `{ $key }`
profile-key-is = `{ $key }` là { $is }
profile-poker = poker không có vị trí người làm cái
profile-none-such = không có hồ sơ “{ $name }”; có { $known }, hoặc một tệp
profile-unread = { $name }: { $why }
profile-clause-twice = có hai điều khoản { $clause }
profile-clause-missing = { $clause } đòi điều khoản { $missing }, vốn không có trong hồ sơ
profile-circle = { $clause } gồm các điều khoản quay trở lại chính nó
profile-need-empty = { $clause } nêu `{ $key }`, nhưng không nói phải thế nào: is, is_not, least hoặc most
profile-key-unknown = { $clause } nêu `{ $key }`, mà không bộ luật nào có khóa như vậy
profile-mend-unclear = { $clause } sẽ được sửa bằng “{ $change }”, vốn không phải key=value
profile-no-day = { $clause } đòi phê duyệt từ “{ $text }”, vốn không phải một ngày: 2026-05-01 mới là ngày
