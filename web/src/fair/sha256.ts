/** SHA-256 and HMAC-SHA256 at once: the browser's own is there only on https, and friends on the same Wi-Fi have http. */

const BLOCK = 64;

/** The first 32 bits of the fractions of the square roots, or cube roots, of the first primes. */
function fractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let each = 2; found.length < count; each++) {
    if (isPrime(each)) found.push(fraction(each, root));
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let each = 2; each * each <= number; each++) if (number % each === 0) return false;
  return true;
}

/** By whole numbers, since the roots of this machine may differ in the last bit: the root of number · 2^(32·root). */
function fraction(number: number, root: number): number {
  const power = BigInt(number) << BigInt(32 * root);
  let low = 0n;
  for (let bit = 1n << 40n; bit; bit >>= 1n) if ((low + bit) ** BigInt(root) <= power) low += bit;
  return Number(low & 0xffffffffn);
}

const START = fractions(8, 2);
const ADDED = fractions(64, 3);

/** The hash of some bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const padded = padding(bytes);
  const words = new Uint32Array(64);
  for (let start = 0; start < padded.byteLength; start += BLOCK) mix(state, words, padded, start);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => hash.setUint32(4 * place, word));
  return new Uint8Array(hash.buffer);
}

/** The code of some bytes under a key: 32 bytes. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK + bytes.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  short.forEach((byte, place) => {
    inner[place]! ^= byte;
    outer[place]! ^= byte;
  });
  inner.set(bytes, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

/** The bytes, a one bit, zeros, and how many bits they are, as whole blocks. */
function padding(bytes: Uint8Array): DataView {
  const length = BLOCK * Math.ceil((bytes.length + 9) / BLOCK);
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

function mix(state: Uint32Array, words: Uint32Array, block: DataView, start: number): void {
  for (let place = 0; place < 16; place++) words[place] = block.getUint32(start + 4 * place);
  for (let place = 16; place < 64; place++) {
    const [near, far] = [words[place - 2]!, words[place - 15]!];
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const great = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[place] = (words[place - 16]! + small + words[place - 7]! + great) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place++) {
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ADDED[place]! + words[place]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
