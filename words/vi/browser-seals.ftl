## Vietnamese: what the browser says of the room's books, as far as it remembers them.

seals-good = Phòng vẫn còn mọi dấu niêm và bản ghi mà trình duyệt này nhớ, có chữ ký của sòng.
seals-unchecked = Phòng vẫn còn mọi dấu niêm mà trình duyệt này nhớ. Trình duyệt này không kiểm được chữ ký của sòng.
seals-lost = Phần cuối sổ sách của phòng đã mất cùng cơ sở dữ liệu, trong đó có điều bạn đã thấy. Sòng đã ký xác nhận và báo cho mọi người: việc cuối cùng bạn làm có thể đã mất. Mọi thứ trước đó vẫn còn.
seals-key = Cảnh báo: sòng ký bằng khóa khác với lần trước bạn tới. Sổ sách có thể đã bị viết lại.
seals-seal = Cảnh báo: phòng không còn một dấu niêm mà bạn đã thấy. Sổ sách đã bị viết lại hoặc quay lui.
seals-signature = Cảnh báo: phòng đưa ra một dấu niêm mà sòng không ký.
seals-receipt = Cảnh báo: một việc bạn đã làm không còn trong sổ sách của phòng như đã xác nhận.
