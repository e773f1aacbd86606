# Simplified Chinese: what the browser says of the room's books, as far as it remembers them.

seals-good = 这个浏览器记得的每个封印和每条记录，牌室里都还在，并有场方签名。
seals-unchecked = 这个浏览器记得的每个封印，牌室里都还在。但这个浏览器无法验证场方的签名。
seals-lost = 牌室账簿的末尾随数据库丢失了，其中有您看到过的内容。场方已签名确认，并告知所有人：您最后做的事可能没了。在此之前的都还在。
seals-key = 警告：场方现在用的签名密钥与您上次来时不同。账簿可能被重写过。
seals-seal = 警告：您看到过的一个封印，牌室里已没有了。账簿被重写或倒退过。
seals-signature = 警告：牌室出示了一个场方没有签名的封印。
seals-receipt = 警告：您做过的某件事，在牌室账簿中已与当时确认的不符。
