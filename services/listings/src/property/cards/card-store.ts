import { deflateRawSync, inflateRawSync } from 'node:zlib';

const CHUNK_BYTES = 1024 * 1024;
/** Id, length and time of expiry, each of four bytes. */
const HEADER = 12;
const LENGTH = 4;
const EXPIRY = 8;
/** The bit of the length that marks a compressed card. */
const COMPRESSED = 0x8000_0000;
/**
 * Cards are similar: compressed with this much of other cards as a dictionary, they take a quarter to a half of their
 * bytes.
 */
const DICTIONARY_BYTES = 8 * 1024;
/** Cards are compressed once the held ones would fill more than this share of the store uncompressed. */
const UNCOMPRESSED_PART = 0.25;

interface Card {
  id: number;
  json: Buffer;
  /** Seconds since 1970 at which the card changes without a write; 0 is never. */
  expires: number;
}

/**
 * Holds cards as bytes one after another in chunks of a megabyte, because one buffer per card would double the memory.
 * When the chunks are full, the oldest one is evicted; cards in the older half that are read are written again, so that
 * cards in use stay. Cards of a large catalogue are compressed, so that a million of them need no query either; reading
 * a compressed one takes about ten microseconds.
 */
export class CardStore {
  private readonly chunks: (Buffer | undefined)[];
  /** The position of each card: number of the chunk and offset within it as one small integer. */
  private readonly places = new Map<number, number>();
  /** Compressed cards are read with the dictionary they were written with, so it stays as long as any of them. */
  private dictionary: Buffer | undefined;
  private writing = 0;
  private offset = CHUNK_BYTES;

  /** At most 2047 MB. */
  constructor(megabytes: number) {
    this.chunks = Array.from({ length: megabytes }, () => undefined);
  }

  get size(): number {
    return this.places.size;
  }

  /** True when another card evicts an earlier one. */
  get isFull(): boolean {
    const next = (this.writing + 1) % this.chunks.length;
    return this.chunks.length === 0 || this.chunks[next] !== undefined;
  }

  /** The bytes never change: an evicted chunk is replaced by another buffer. */
  get(id: number, nowSeconds: number): Buffer | undefined {
    const place = this.places.get(id);
    if (place === undefined) return undefined;
    const [number, start] = [Math.floor(place / CHUNK_BYTES), place % CHUNK_BYTES];
    const chunk = this.chunks[number];
    if (chunk === undefined) return undefined;
    const expires = chunk.readUInt32LE(start + EXPIRY);
    if (expires !== 0 && expires <= nowSeconds) return undefined;
    const length = chunk.readUInt32LE(start + LENGTH);
    const isCompressed = length >= COMPRESSED;
    const bytes = chunk.subarray(start + HEADER, start + HEADER + (length % COMPRESSED));
    if (this.isOld(number)) this.write(id, bytes, expires, isCompressed);
    return isCompressed ? inflateRawSync(bytes, { dictionary: this.dictionary }) : bytes;
  }

  put({ id, json, expires }: Card): void {
    const dictionary = this.dictionaryFor(json);
    if (dictionary === undefined) this.write(id, json, expires, false);
    else this.write(id, deflateRawSync(json, { dictionary }), expires, true);
  }

  delete(id: number): void {
    this.places.delete(id);
  }

  clear(): void {
    this.places.clear();
    this.chunks.fill(undefined);
    this.dictionary = undefined;
    this.writing = 0;
    this.offset = CHUNK_BYTES;
  }

  private write(id: number, bytes: Buffer, expires: number, isCompressed: boolean): void {
    this.places.delete(id);
    const length = HEADER + bytes.length;
    if (this.chunks.length === 0 || length > CHUNK_BYTES) return;
    if (this.offset + length > CHUNK_BYTES) this.beginChunk();
    const chunk = (this.chunks[this.writing] ??= Buffer.alloc(CHUNK_BYTES));
    chunk.writeUInt32LE(id, this.offset);
    chunk.writeUInt32LE(bytes.length + (isCompressed ? COMPRESSED : 0), this.offset + LENGTH);
    chunk.writeUInt32LE(expires, this.offset + EXPIRY);
    bytes.copy(chunk, this.offset + HEADER);
    this.places.set(id, this.writing * CHUNK_BYTES + this.offset);
    this.offset += length;
  }

  /** Returns the dictionary that compresses a card: the latest cards at the time when one is first needed. */
  private dictionaryFor(json: Buffer): Buffer | undefined {
    const uncompressed = this.chunks.length * CHUNK_BYTES * UNCOMPRESSED_PART;
    if (this.places.size * (HEADER + json.length) <= uncompressed) return undefined;
    const [chunk, from] = [this.chunks[this.writing], this.offset - DICTIONARY_BYTES];
    if (chunk !== undefined && from >= 0) this.dictionary ??= Buffer.from(chunk.subarray(from, this.offset));
    return this.dictionary;
  }

  private beginChunk(): void {
    if (this.chunks[this.writing] !== undefined) this.writing = (this.writing + 1) % this.chunks.length;
    this.evict(this.writing);
    this.offset = 0;
  }

  private evict(number: number): void {
    const chunk = this.chunks[number];
    if (chunk === undefined) return;
    for (let at = 0; at + HEADER <= CHUNK_BYTES;) {
      const length = chunk.readUInt32LE(at + LENGTH) % COMPRESSED;
      if (length === 0) break;
      const id = chunk.readUInt32LE(at);
      if (this.places.get(id) === number * CHUNK_BYTES + at) this.places.delete(id);
      at += HEADER + length;
    }
    this.chunks[number] = undefined;
  }

  /** Checks whether the chunk is in the half that is evicted first; none is while there is room. */
  private isOld(number: number): boolean {
    if (!this.isFull) return false;
    const age = (this.writing - number + this.chunks.length) % this.chunks.length;
    return age > this.chunks.length / 2;
  }
}
