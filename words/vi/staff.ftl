## Vietnamese: sessions, second signatures, settings, locks and passkeys of the staff.

session-browser = { $browser ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
   *[other] Một chương trình, hoặc trình duyệt không cho biết tên
  }{ $system ->
    [android] { " trên Android" }
    [ipad] { " trên iPad" }
    [iphone] { " trên iPhone" }
    [linux] { " trên Linux" }
    [mac] { " trên máy Mac" }
    [windows] { " trên Windows" }
   *[other] { "" }
  }
session-where-signed-in = Bạn đang đăng nhập ở đâu
session-where-signed-in-of = { $name } đang đăng nhập ở đâu
session-this-browser = trình duyệt này
session-from = từ { $from }
session-since = kể từ { $at }
session-last-used = dùng lần cuối { $at }
session-not-used = chưa dùng từ khi mở phòng
session-end = Kết thúc
session-end-of = Kết thúc { $browser }, { $from }
session-end-others = Kết thúc mọi phiên khác
session-end-all = Kết thúc tất cả
session-ended = Đã kết thúc. Ai đăng nhập ở đó thì nay không còn nữa.
session-none = Không đăng nhập ở đâu.
session-no-players = Người chơi đăng nhập ở đâu là chuyện riêng của họ: ở đây chỉ hiện phiên của nhân viên.

## Second signatures.

second-nothing-waits = Không có gì mang số đó chờ chữ ký: có thể đã ký, đã từ chối hoặc đã rút lại.
second-not-oneself = Chính bạn đã xin việc này: người khác ký.
second-drawer-counted = Ngăn tiền { $drawer }: đếm được { $counted }. Người thứ hai so với sổ.
second-count-stands = Lần đếm đang chờ người thứ hai thì giữ nguyên: nếu sai, người đó từ chối.
second-not-yours = Việc này không do bạn ký: vai trò của bạn không cho, hoặc đó là về chính bạn.
second-first-may-not = Người đã xin việc này không còn được làm nữa. Hãy từ chối, và cho xin lại.
second-table-went-on = Từ đó bàn đã chơi tiếp: hãy phân xử lại theo những gì trên bàn lúc này.
second-ruling-waits = Liên quan tới { $stake }, mà trên { $limit } thì hai người phân xử. Bàn tạm dừng, và một giám sát khác hoặc quản lý ký: số { $entry }.
second-before-going-on = Một phán quyết ở bàn này đang chờ chữ ký thứ hai, số { $entry }: phải ký, hoặc từ chối ký, rồi bàn mới chơi tiếp.
second-nobody = Việc này cần hai người, mà không còn ai khác ký được. Trước hết hãy cấp cho ai đó vai trò giám sát, quầy, kiểm toán hoặc quản lý.
second-nobody-cage = Số tiền lớn như vậy qua quầy phải có hai người ký, mà không còn ai khác. Trước hết quản lý cấp cho ai đó vai trò quầy hoặc quản lý, hoặc đặt mức khác.
second-nobody-floor = Liên quan tới số tiền lớn như vậy thì hai người phân xử, mà không còn ai khác ký được. Trước hết quản lý cấp cho ai đó vai trò giám sát hoặc quản lý, hoặc đặt mức khác.
second-no-limit = Mức không thể nhỏ hơn 0.
second-no-minutes = Phiên tự khóa thì khóa trong vòng một ngày: 1440 phút, hoặc 0 là không bao giờ.
second-waits = Chờ chữ ký thứ hai
second-heading = Chữ ký thứ hai
second-asked = { $name } xin lúc { $at }; hết hạn lúc { $until } nếu không ai ký.
second-own = Bạn đã xin: người khác ký, ở trang Giám sát, Quầy hoặc Sổ sách. Người ký được: { $signers }. Hết hạn lúc { $until }.
second-book-will-say = Chưa thực hiện. Khi đã ký, sổ sẽ ghi: { $what }
second-sign = Ký
second-decline = Không ký
second-take-back = Rút lại
second-look = Xem bàn
second-look-sheet = Xem phiếu
second-signed = Đã ký: xong, dưới tên hai người.
second-declined = Không ký: không có gì xảy ra.
second-taken-back = Đã rút lại: không có gì xảy ra.
second-asked-for = Việc này cần hai người: đang chờ chữ ký của người khác.
second-table-paused = Bàn vẫn tạm dừng: hãy cho bàn tiếp tục
second-other-half = Nửa sau của mật khẩu: { $password }. Nửa đầu đã cho người xin biết. Không hiện lại lần nữa.
second-first-half = Nửa đầu mật khẩu mới của { $name }: { $password }. Đang chờ chữ ký thứ hai: ai ký sẽ được cho biết nửa kia. Không hiện lại lần nữa.

## The house's settings.

house-two-people = Khi nào hai người ký
house-two-people-why = Trên các mức này, và với tài khoản kiểm toán, phải có người khác cùng ký. Nâng mức cũng cần hai người.
house-cage-limit = Qua quầy, trên
house-ruling-limit = Phán quyết, liên quan tới hơn
house-day-title = Ngày chơi
house-day-why = Báo cáo, danh sách và bản xuất kết thúc ngày cùng lúc với sòng, theo giờ của sòng. Đổi giờ hay múi giờ cần hai người.
house-day-starts = Bắt đầu lúc
house-day-zone = Theo giờ của
house-no-day = Không có giờ { $starts } theo đồng hồ { $zone }. Múi giờ viết như America/Los_Angeles, giờ như 06:00.
house-set-limits = Giữ các cài đặt này
house-set = Đã đặt.
house-paper-title = Trên giấy
house-paper-why = Ghi ở đầu mỗi tờ sổ sách và tờ trong ngày khi in ra; bảng niêm yết và luật chơi ghi tên sòng của bộ luật. Để trống thì có một dòng để viết.
house-paper-name = Tên sòng
house-idle = Khóa sau số phút (0: không bao giờ)
house-idle-title = Đăng nhập và khóa máy
house-idle-why = Phiên của nhân viên mà không ai làm gì sẽ bị khóa, và mở lại bằng PIN, passkey hoặc mật khẩu. Kéo dài thời gian cần hai người, và cho phép chỉ dùng mật khẩu cũng vậy.

## Locked sessions.

lock-staff-only = Chỉ khóa phiên của nhân viên: người chơi thì đăng xuất.
lock-no-pin = PIN có sáu chữ số, không giống nhau hết và không liên tiếp.
lock-has-no-pin = Bạn chưa có PIN: mở bằng mật khẩu.
lock-wrong-pin = Không đúng PIN của bạn. Còn { $left } lần thử, rồi bạn phải đăng nhập lại.
lock-wrong-password = Không đúng mật khẩu của bạn. Thử lại.
lock-too-many = Sai PIN quá nhiều lần: phiên này đã kết thúc. Hãy đăng nhập lại.
lock-locked = Đã khóa
lock-whose = { $name }, { $role }. Trang của bạn đang chờ bạn.
lock-pin = PIN
lock-password = Mật khẩu
lock-open = Mở
lock-with-password = Dùng mật khẩu
lock-with-pin = Dùng PIN
lock-by-passkey = Mở bằng passkey của bạn.
lock-sign-out = Đăng xuất
lock-set = PIN cho máy tính bảng dùng chung
lock-set-why = { $minutes ->
    [0] Hãy khóa phiên khi đặt máy xuống.
   *[other] Phiên của bạn bị khóa khi bạn bảo khóa, và khi không ai làm gì trong { $minutes } phút.
  } Sáu chữ số mở lại; sai ba lần thì đăng nhập lại.
lock-now = Khóa ngay
lock-new-pin = Sáu chữ số
lock-your-password = Mật khẩu của bạn
lock-keep = Giữ PIN này
lock-keep-another = Đổi sang PIN này
lock-kept = Đã giữ: PIN này mở các phiên bị khóa của bạn.

## Passkeys.

passkey-place = Passkey dùng được qua TLS, hoặc trên chính máy này là localhost, và theo tên, không theo địa chỉ số.
passkey-many = { $most } passkey là đủ: hãy gỡ một cái trước.
passkey-no-name = Đặt cho passkey một tên nhiều nhất { $most } chữ, để bạn nhận ra thiết bị.
passkey-wanted = Bạn có passkey: hãy dùng nó. Ở đây chỉ mật khẩu thì không đủ. Nếu mất thiết bị, quản lý và một người thứ hai gỡ khóa của nó.
passkey-fault = { $why ->
    [challenge] Quá lâu, hoặc đã trả lời trước đó. Thử lại.
    [origin] Passkey được dùng trên trang web khác. Chưa làm gì.
    [room] Passkey này là của phòng khác.
    [unverified] Thiết bị không xác minh đó là bạn. Hãy cài PIN, vân tay hoặc khuôn mặt rồi thử lại.
    [kind] Phòng này không kiểm được loại khóa đó. Dùng thiết bị khác.
    [unknown] Ở đây không ai có passkey này, hoặc nó là của người khác. Có thể đã bị gỡ.
    [counter] Passkey này đã được dùng nhiều lần hơn thiết bị này biết: có thể có bản sao. Không nhận; hãy báo quản lý.
   *[other] Passkey không đúng. Thử lại, hoặc dùng cái khác.
  }
passkey-title = Các passkey
passkey-title-of = Passkey của { $name }
passkey-why = Passkey cho bạn đăng nhập bằng vân tay, khuôn mặt hoặc PIN của chính thiết bị mình, không đoán được và không cho người khác được. Nên có hai cái, trên hai thiết bị: khi đã có một cái, sòng có thể không nhận chỉ mật khẩu nữa.
passkey-since = cho { $room }, từ { $at }
passkey-not-used = chưa dùng
passkey-none = Bạn chưa có cái nào.
passkey-called = Bạn gọi thiết bị là gì
passkey-password = Mật khẩu của bạn, để thêm hoặc gỡ
passkey-make = Thêm passkey
passkey-remove = Gỡ
passkey-remove-of = Gỡ { $called }
passkey-kept = Đã giữ: từ nay “{ $called }” cho bạn đăng nhập.
passkey-removed = Đã gỡ: “{ $called }” không mở được gì nữa.
passkey-lost = Người này mất thiết bị: gỡ tất cả
passkey-lost-asked = Đã xin: khi người thứ hai ký xong, lại chỉ cần mật khẩu.
passkey-device-has-one = Thiết bị này đã có một passkey của bạn.
passkey-nothing-given = Thiết bị không đưa passkey: đã hủy, quá lâu, hoặc không có cái nào cho phòng này.
passkey-sign-in = Đăng nhập bằng passkey
passkey-open = Mở bằng passkey
house-passkey = Ai có passkey thì đăng nhập bằng passkey, không chỉ bằng mật khẩu
house-cash-title = Tiền mặt trong một ngày chơi
house-cash-why = Quầy được báo trước khi ghi mục, và kiểm toán có danh sách. Nâng mức cần hai người.
house-cash-note = Ghi chú khi trên
house-cash-report = Phải báo cáo khi trên

## Who is kept out.

second-nobody-exclusion = Đưa ai ra khỏi danh sách cần hai người, mà không còn ai khác ký được. Trước hết quản lý cấp cho ai đó vai trò giám sát, quầy hoặc quản lý.
exclusion-why = Hãy nói vì sao, tới 500 byte.
exclusion-years = Nêu số năm, một trở lên, hoặc nói là suốt đời.
exclusion-longer = Người này đã ở trong danh sách ít nhất lâu bằng vậy. Đưa ra khỏi danh sách cần hai người.
exclusion-title = Bị cấm vào
exclusion-confidential = Bảo mật: không nói lý do cho người đó lẫn bàn. Nơi họ ngồi, người chia chỉ đọc rằng ghế đó được yêu cầu rời bàn. Ai có trong danh sách thì không ngồi bàn nào, không được cấp chip, và chỉ quản lý với chữ ký thứ hai mới trả tiền.
exclusion-who = Ai
exclusion-choose = chọn …
exclusion-how-long = Bao lâu
exclusion-years-number = { $years } năm
exclusion-life = suốt đời
exclusion-word = Lý do, vắn tắt
exclusion-add = Cấm vào
exclusion-sure = { $name }, số { $player }, { $term }: “{ $why }”. Đưa ra khỏi danh sách cần hai người.
exclusion-yes = Đúng, cấm { $name } vào
exclusion-added = { $name } đã vào danh sách.
exclusion-until = { $life ->
    [yes] suốt đời
   *[no] tới { $until }
  }{ $over ->
    [yes] , đã hết hạn
   *[no] {""}
  }
exclusion-by = { $name }, { $at }
exclusion-lift = Đưa ra khỏi danh sách
exclusion-lift-of = Đưa ra khỏi danh sách: { $name }
exclusion-nobody = Danh sách không có ai.
exclusion-until-head = Tới
exclusion-by-head = Người ghi

## At the counter.

cage-report-due = Với lần này, tiền mặt { $way ->
    [in] nộp vào
   *[out] lấy ra
  } trong ngày chơi này là { $cash }: trên { $limit }, phải báo cáo.
cage-note-due = Với lần này, tiền mặt { $way ->
    [in] nộp vào
   *[out] lấy ra
  } trong ngày chơi này là { $cash }: trên { $limit }, phải ghi chú.
cage-identity-due = Trên { $limit } tiền mặt trong một ngày chơi, không ghi mục nào cho người chưa xuất trình giấy tờ: hãy hỏi bằng lái hoặc hộ chiếu, và ghi vào.
cage-two-due = Trên { $limit } phải có hai người: chưa có gì qua quầy cho tới khi người khác ký.
cage-not-served = Không phục vụ { $name }: gọi quản lý.
drawer-no-count = Số đếm từ không đến { $most }.
drawer-no-second = Bạn đang mở một ngăn tiền: hãy đóng nó trước.
drawer-no-close-yet = Một mục qua ngăn tiền này đang chờ chữ ký thứ hai: cho ký hoặc từ chối trước, rồi đếm.
drawer-count-again = Từ lúc đếm đã có tiền qua ngăn. Hãy từ chối việc này, và đếm lại.
house-dealer-says-so = Nơi có người chia bài, người chia báo khi đã thả tiền xâu xuống khe, và khi đã trả đủ mọi người
house-bank-title = Cái xoay vòng thế nào
house-bank-why = Trong chừng ấy phút phải có chừng ấy người khác nhau đã làm cái, không kể bên thứ ba. Giám sát được báo trước khi hết hạn. Tắt, trừ khi sòng muốn.
house-bank-on = Đòi có đủ người làm cái
house-bank-minutes = Trong số phút
house-bank-bankers = Số người khác nhau
house-bank-warning = Báo trước bao nhiêu phút
house-bank-close = Hết hạn thì đóng bàn sau ván đang chơi
