## Traditional Chinese: what the browser says of the room's books, as far as it remembers them.

seals-good = 此瀏覽器記得的每個封印和紀錄，在牌室裡都還在，且有賭場簽章。
seals-unchecked = 此瀏覽器記得的每個封印，在牌室裡都還在。此瀏覽器無法驗證賭場的簽章。
seals-lost = 牌室帳冊的最後一段隨資料庫遺失，其中有您看過的內容。賭場已簽署承認並向所有人說明：您最後做的事可能不在了。之前的一切都還在。
seals-key = 警告：賭場現在用的簽章金鑰與您上次來時不同。帳冊可能已重寫。
seals-seal = 警告：您看過的一個封印，牌室已沒有了。帳冊已重寫或倒退。
seals-signature = 警告：牌室出示的封印沒有賭場簽章。
seals-receipt = 警告：您做過的一件事，在牌室的帳冊裡已與當時確認的不同。
