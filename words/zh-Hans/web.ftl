# Simplified Chinese: what the web server answers.

web-broke = 我们这边出了故障，其他一切正常；请再试。
web-stranger = 请先进来：以访客身份，或用名字和密码。
web-closes = 牌室暂时关闭。什么都不会丢。
web-binary = 数据帧应为文本。
web-no-language = 牌室没有“{ $language }”这种语言。有{ $ours }。
web-action-id = 动作编号为8至64个普通字符（{ $clause }）。
web-chat = 请说1至280个字符，或用一个表情语（{ $clause }）。
web-name-guests = 有账号的人以账号的名字相称。
web-no-face = 头像为0至{ $last }。
web-remark = 备注最多{ $most }个看得见的字符。
web-remarks = 最多可给{ $most }人写备注。
web-no-cutter = 您不在这次切牌的人之中。
web-cut-link = 那不是接在您放下的链端之后的一环。
web-cut-signature = 那不是您对所切的牌的签名。
web-chat-fast = 请别太快（{ $clause }）。
web-chat-afar = 请先观看这张桌（{ $clause }）。
web-json = 请发送JSON并注明：`Content-Type: application/json`。
web-long = 这里不需要说那么多：最多16 KiB。
web-slow-body = 请求的其余部分十秒内没有到。
web-host = 牌室不用这个名称。运行它的人可以用--host加上名称来启动。
web-sockets = 每人最多{ $most }个连接：请先关闭一个。
web-elsewhere = 这个请求来自别的网站。
web-name = 名字为1至24个看得见的字母、数字或空格。
web-name-of-house = 用这个名字会被误认为场方：请另选一个。
web-password = 这个密码很快会被猜到：请用至少十个字符（最多200字节），例如三个互不相关的词，不要用您的名字或常见密码。
web-no-name = 找不到可给您的名字。
web-no-staff-role = 这里为员工建立账号：请选荷官、楼面、账房、教员、审计或经理。
web-account-name = 账号要有名字。
web-password-due = 您的密码是别人告诉您的。请先自己选一个：在浏览器的“我的账户”中。
web-locked = 这次登录已锁定：请用PIN或密码打开。
web-wrong = 名字和密码不符。
web-claim-name = 请选一个没有人用的名字。
web-link = 这个链接已用过，或从来不是链接。
web-guest-password = 访客没有密码：请先建立账号。
web-same-password = 那就是您现在的密码。请另选一个。
web-old-password = 那不是您原来的密码。请再试。
web-missing = { $what ->
    [certificate] 没有证书用这个代码。请逐个字母再看一遍。
    [clause] 没有这一条款。
    [drawer] 没有这个打开的钱箱：可能已关闭。
    [device] 没有这个号码的设备持有密钥：可能已被撤销。
    [exam] 没有这场考试。
    [hand] 没有这手打完的牌：请给出扑克手牌开始的那条记录。
    [passkey] 没有这个通行密钥：可能已移除。
    [person] 没有这个人。
    [report] 没有这份报告。
    [round] 没有这局打完的牌：请给出21点牌局开始的那条记录。
    [rulebook] 没有这本21点规则书。
    [seal] 账簿没有这个签了名的封印。
    [session] 没有这个登录：可能已结束。
    [sheet] 没有这张清点表。
    [shift] 没有这个班次。
    [shuffle] 手边没有这个编号的已公开洗牌；`cardroom verify`会全部检查。
    [sitting] 没有这次应考。
    [signature] 已没有这个编号等待签字。
    [table] 没有这张桌。
   *[address] 没有这个地址。
  }
web-too-fast = 尝试太多：请等{ $seconds }秒。
web-method = 这个地址不接受{ $method }：它接受{ $allowed }。
web-status = 无法答复这个请求：{ $status }。
web-unread = 读不懂这个请求：{ $why }。
web-untold = 楼面在这局作过裁定，或中途洗过牌靴：情境文件无法表达。请在这里逐步看，或转发它的地址。
web-no-rulebook = { $house }没有{ $game }的规则书。
web-decks = { $rulebook }：{ $decks }副牌；本场用{ $fewest }至{ $most }副（RND-1）。
web-taken = { $name }已被使用。请另选名字。
web-books-stop = 牌室停住了：{ $why }。
web-books-wait = 现在无法写入账簿（{ $why }）。牌桌在等待；什么都不会丢。
web-frame = 读不懂那个数据帧：{ $why }。
web-watches = 您已在观看{ $most }张桌。
web-no-table = 没有{ $table }号桌。
web-unwritten = 无法写入：{ $why }
web-end-session = 登录已结束，或已锁定
web-end-slow = 太慢：请从您最后看到的seq继续
web-end-elsewhere = 由另一台机器继续：请重新连接
web-no-house = 暂时联系不上场方总账；请再试
web-end-closes = 牌室关闭
web-end-frames = 数据帧太多
web-end-nonsense = 无意义的内容太多
web-no-windows = 牌室开着，但没有窗口
web-without-client = 这个服务器编译时没有包含浏览器客户端。请先编译客户端，再编译服务器：
web-without-client-play = 程序已经可以打牌：协议和牌桌在
web-nowhere = 没有这个页面
web-nowhere-says = 牌室里没有这个地址。
web-home = 去大厅
web-no-file = 没有这个文件。
web-disabled = 这个账号已关闭。请问经理。
web-no-own-disable = 任何人都不能关闭自己的账号：请另一位经理来做。
web-no-guest-disable = 访客没有可关闭的账号。
web-disable-why = 请写理由，不超过200字节：账簿需要理由。
web-not-now = 现在不能为您办理。请问楼面。
