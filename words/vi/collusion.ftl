# The Vietnamese of who may be playing together: what is worth a look, and proves nothing.
collusion-one-way = { $from } thua { $to } { $net } trong { $rounds } ván chơi chung: { $share } phần trăm tiền qua lại giữa hai người đi theo chiều đó.
collusion-folds = { $player } bỏ bài tốt hơn cho { $to } với giá rất nhỏ, { $folds } trên { $chances } lần.
collusion-address = { $first } và { $second } chơi { $rounds } ván ở một bàn từ cùng một địa chỉ, { $address }.
