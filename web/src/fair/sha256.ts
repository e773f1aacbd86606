// SHA-256 by the book (FIPS 180-4): for pages that are not served over a secure connection, where browsers hide their own, and for
// the thousand short hashes of a cut, which are quicker here than one promise each.

/** The first 32 bits of the fractional part of a number's root. */
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const primes = (n: number): number[] => {
  const found: number[] = [];
  for (let k = 2; found.length < n; k++) if (found.every((p) => k % p !== 0)) found.push(k);
  return found;
};
const K = Int32Array.from(primes(64), (p) => fraction(Math.cbrt(p)));
const H = Int32Array.from(primes(8), (p) => fraction(Math.sqrt(p)));
const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const w = new Int32Array(64);

function block(hash: Int32Array, bytes: Uint8Array, from: number): void {
  for (let t = 0, i = from; t < 16; t++, i += 4) w[t] = (bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!;
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15]!;
    const y = w[t - 2]!;
    w[t] = w[t - 16]! + (right(x, 7) ^ right(x, 18) ^ (x >>> 3)) + w[t - 7]! + (right(y, 17) ^ right(y, 19) ^ (y >>> 10));
  }
  let [a, b, c, d] = [hash[0]!, hash[1]!, hash[2]!, hash[3]!];
  let [e, f, g, h] = [hash[4]!, hash[5]!, hash[6]!, hash[7]!];
  for (let t = 0; t < 64; t++) {
    const one = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  // Four bytes of length are enough: nothing here has half a gigabyte.
  for (let i = 0, bits = message.length * 8; i < 4; i++) padded[padded.length - 1 - i] = bits >>> (8 * i);
  const hash = Int32Array.from(H);
  for (let from = 0; from < padded.length; from += 64) block(hash, padded, from);
  return Uint8Array.from({ length: 32 }, (_, i) => hash[i >> 2]! >>> (24 - 8 * (i & 3)));
}
