## Vietnamese: what the web server answers.

web-broke = Có lỗi ở phía chúng tôi. Ngoài ra không sao; thử lại.
web-stranger = Hãy vào trước: làm khách, hoặc với tên và mật khẩu của bạn.
web-closes = Phòng đóng một lát. Không mất gì.
web-binary = Khung tin phải là chữ.
web-action-id = Mã lệnh có 8 đến 64 ký tự thông thường ({ $clause }).
web-chat = Hãy nói 1 đến 280 ký tự, hoặc một biểu cảm ({ $clause }).
web-name-guests = Ai có tài khoản thì gọi theo tên tài khoản.
web-no-language = Phòng không nói tiếng “{ $language }”. Phòng nói { $ours }.
web-no-face = Có các hình từ 0 đến { $last }.
web-remark = Một ghi chú có tới { $most } ký tự nhìn thấy được.
web-remarks = Có chỗ cho ghi chú về { $most } người.
web-no-cutter = Bạn không ở trong số người cắt bài này.
web-cut-link = Đó không phải mắt xích sau đầu chuỗi bạn đã đặt.
web-cut-signature = Đó không phải chữ ký của bạn trên điều đang cắt.
web-chat-fast = Xin chậm lại ({ $clause }).
web-chat-afar = Hãy xem bàn trước ({ $clause }).
web-json = Hãy gửi JSON, và nói rõ: `Content-Type: application/json`.
web-long = Dài hơn những gì ai cần nói ở đây: nhiều nhất 16 KiB.
web-slow-body = Mười giây mà phần còn lại của yêu cầu không tới.
web-host = Phòng không mang tên này. Ai điều hành có thể mở phòng với --host và tên đó.
web-sockets = Mỗi người có nhiều nhất { $most } kết nối: hãy đóng một cái trước.
web-elsewhere = Yêu cầu này tới từ trang web khác.
web-name = Tên có 1 đến 24 chữ, số hoặc khoảng trắng, đều nhìn thấy được.
web-name-of-house = Với tên này người ta tưởng bạn là sòng: hãy chọn tên khác.
web-password = Mật khẩu này dễ bị đoán: dùng ít nhất mười ký tự (và nhiều nhất 200 byte), ví dụ ba từ không liên quan nhau, không phải tên bạn và không phải mật khẩu phổ biến.
web-no-name = Không tìm được tên nào cho bạn.
web-no-staff-role = Việc này lập tài khoản cho người làm ở đây: chọn người chia bài, giám sát, quầy, người hướng dẫn, kiểm toán hoặc quản lý.
web-account-name = Tài khoản cần có tên.
web-password-due = Mật khẩu của bạn do người khác cho biết. Trước hết hãy chọn mật khẩu của mình: ở mục “Tài khoản của tôi”, trong trình duyệt.
web-locked = Phiên này bị khóa: mở bằng PIN hoặc mật khẩu của bạn.
web-wrong = Tên và mật khẩu không khớp nhau.
web-claim-name = Hãy chọn một tên chưa ai có.
web-link = Liên kết này đã dùng rồi, hoặc chưa từng có.
web-guest-password = Khách không có mật khẩu: hãy lập tài khoản trước.
web-same-password = Đó là mật khẩu bạn đang có. Hãy chọn cái khác.
web-old-password = Đó không phải mật khẩu hiện giờ của bạn. Thử lại.
web-missing = { $what ->
    [certificate] Không chứng chỉ nào có mã này. Hãy xem lại từng chữ.
    [clause] Không có điều khoản như vậy.
    [drawer] Không có ngăn tiền nào như vậy đang mở: có thể đã đóng rồi.
    [device] Không thiết bị nào mang số đó có khóa: có thể đã bị thu hồi rồi.
    [exam] Không có kỳ thi như vậy.
    [hand] Không có ván đã xong như vậy: hãy đưa bản ghi mở đầu một ván poker.
    [passkey] Không có passkey như vậy: có thể đã gỡ rồi.
    [person] Không có người như vậy.
    [report] Không có báo cáo như vậy.
    [round] Không có ván đã xong như vậy: hãy đưa bản ghi mở đầu một ván blackjack.
    [rulebook] Không có bộ luật blackjack như vậy.
    [seal] Sổ không có dấu niêm đã ký như vậy.
    [session] Không có phiên như vậy: có thể đã kết thúc rồi.
    [sheet] Không có phiếu kiểm đếm như vậy.
    [shift] Không có ca như vậy.
    [shuffle] Không có lần xào đã mở mang số đó ở đây; `cardroom verify` kiểm tất cả.
    [sitting] Không có bài thi như vậy.
    [signature] Không còn gì mang số đó chờ chữ ký.
    [table] Không có bàn như vậy.
   *[address] Không có địa chỉ như vậy.
  }
web-too-fast = Thử quá nhiều lần: chờ { $seconds } giây.
web-method = Địa chỉ này không nhận { $method }: nó nhận { $allowed }.
web-status = Không trả lời được yêu cầu này: { $status }.
web-unread = Không đọc được yêu cầu này: { $why }.
web-untold = Giám sát đã phân xử trong ván này, hoặc hộp bài được xào giữa ván: tệp tình huống không kể được điều đó. Hãy xem từng bước ở đây, hoặc chuyển địa chỉ của nó.
web-no-rulebook = { $house } không có bộ luật { $game }.
web-decks = { $rulebook }: { $decks } bộ bài; sòng chơi với { $fewest } đến { $most } (RND-1).
web-taken = { $name } đã có người dùng. Hãy chọn tên khác.
web-books-stop = Phòng đứng yên: { $why }.
web-books-wait = Giờ không ghi được sổ ({ $why }). Các bàn chờ; không mất gì.
web-frame = Không đọc được khung tin đó: { $why }.
web-watches = Bạn đang xem { $most } bàn rồi.
web-no-table = Không có bàn { $table }.
web-unwritten = không ghi được gì: { $why }
web-end-session = phiên đã kết thúc, hoặc bị khóa
web-end-slow = quá chậm: hãy trở lại từ seq cuối bạn thấy
web-end-elsewhere = máy khác tiếp tục việc này: hãy trở lại
web-no-house = lúc này không tới được sòng; thử lại
web-end-closes = phòng đóng
web-end-frames = quá nhiều khung tin
web-end-nonsense = quá nhiều điều vô nghĩa
web-no-windows = Phòng đã mở, mà không có cửa sổ
web-without-client = Máy chủ này được dựng không có phần trình duyệt. Hãy dựng phần đó, rồi dựng lại máy chủ:
web-without-client-play = Chương trình đã chơi được: giao thức và các bàn ở
web-nowhere = Không có trang này
web-nowhere-says = Địa chỉ này không dẫn tới đâu trong phòng.
web-home = Về sảnh
web-no-file = Không có tệp như vậy.
web-disabled = Tài khoản này đã đóng. Hãy hỏi quản lý.
web-no-own-disable = Không ai đóng tài khoản của chính mình: một quản lý khác làm.
web-no-guest-disable = Khách không có tài khoản để đóng.
web-disable-why = Hãy nói vì sao, tới 200 byte: sổ cần lý do.
web-not-now = Giờ không làm việc này cho bạn được. Hãy hỏi giám sát.
