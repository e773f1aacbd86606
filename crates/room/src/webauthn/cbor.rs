//! As much of CBOR (RFC 8949) as devices send: whole numbers, bytes, texts, lists and maps of a length that is said beforehand.

use super::Fault;

/// How deep lists and maps may lie within each other.
const DEEPEST: u8 = 8;

/// A value, in the bytes it was read from.
#[derive(Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Number(i64),
    Bytes(&'a [u8]),
    Text(&'a str),
    List(Vec<Value<'a>>),
    Map(Vec<(Value<'a>, Value<'a>)>),
    /// False, true, null and undefined.
    Simple(u8),
}

impl<'a> Value<'a> {
    /// What stands under a text.
    pub fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.find(&Value::Text(name))
    }

    /// What stands under a number.
    pub fn at(&self, label: i64) -> Option<&Value<'a>> {
        self.find(&Value::Number(label))
    }

    fn find(&self, wanted: &Value<'_>) -> Option<&Value<'a>> {
        let Value::Map(pairs) = self else { return None };
        pairs.iter().find(|(key, _)| key == wanted).map(|(_, value)| value)
    }

    pub fn bytes(&self) -> Option<&'a [u8]> {
        if let Value::Bytes(bytes) = self { Some(bytes) } else { None }
    }

    pub fn number(&self) -> Option<i64> {
        if let Value::Number(number) = self { Some(*number) } else { None }
    }
}

/// A value, and what follows it.
pub fn read(bytes: &[u8]) -> Result<(Value<'_>, &[u8]), Fault> {
    let mut reader = Reader { rest: bytes };
    let value = reader.value(DEEPEST)?;
    Ok((value, reader.rest))
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: u64) -> Result<&'a [u8], Fault> {
        let count = usize::try_from(count).map_err(|_| Fault::Unread)?;
        let (taken, rest) = self.rest.split_at_checked(count).ok_or(Fault::Unread)?;
        self.rest = rest;
        Ok(taken)
    }

    /// The number in the head of a value, in as many bytes as it says.
    fn count(&mut self, short: u8) -> Result<u64, Fault> {
        match short {
            0..=23 => Ok(u64::from(short)),
            24..=27 => {
                let bytes = self.take(1 << (short - 24))?;
                Ok(bytes.iter().fold(0, |all, byte| all << 8 | u64::from(*byte)))
            }
            _ => Err(Fault::Unread),
        }
    }

    fn value(&mut self, deepest: u8) -> Result<Value<'a>, Fault> {
        let deeper = deepest.checked_sub(1).ok_or(Fault::Unread)?;
        let head = self.take(1)?[0];
        let (kind, short) = (head >> 5, head & 31);
        if kind == 7 {
            return if matches!(short, 20..=23) { Ok(Value::Simple(short)) } else { Err(Fault::Unread) };
        }
        let count = self.count(short)?;
        let signed = || i64::try_from(count).map_err(|_| Fault::Unread);
        Ok(match kind {
            0 => Value::Number(signed()?),
            1 => Value::Number(-1 - signed()?),
            2 => Value::Bytes(self.take(count)?),
            3 => Value::Text(std::str::from_utf8(self.take(count)?).map_err(|_| Fault::Unread)?),
            4 => Value::List((0..count).map(|_| self.value(deeper)).collect::<Result<_, _>>()?),
            5 => {
                let pair = |reader: &mut Self| Ok((reader.value(deeper)?, reader.value(deeper)?));
                Value::Map((0..count).map(|_| pair(self)).collect::<Result<_, Fault>>()?)
            }
            _ => return Err(Fault::Unread),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_devices_send_is_read_and_nothing_else() {
        let (value, rest) = read(b"\xa2\x63fmt\x64none\x20\x82\x18\x64\x42\x01\x02tail").unwrap();
        assert_eq!(value.get("fmt"), Some(&Value::Text("none")));
        assert_eq!(value.at(-1), Some(&Value::List(vec![Value::Number(100), Value::Bytes(&[1, 2])])));
        assert_eq!(rest, b"tail");
        // Cut short, of a length that is not there or not said, too deep, floating, tagged, no text.
        let deep = [0x81; 20];
        let none: [&[u8]; 8] = [
            b"",
            b"\x42\x01",
            b"\x5b\xff\xff\xff\xff\xff\xff\xff\xff",
            b"\x9f\x01\xff",
            &deep,
            b"\xfa\0\0\0\0",
            b"\xc0\x01",
            b"\x61\xff",
        ];
        for bytes in none {
            assert_eq!(read(bytes), Err(Fault::Unread), "{bytes:?}");
        }
    }
}
