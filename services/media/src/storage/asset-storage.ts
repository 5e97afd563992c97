import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Another one whenever the bytes may be other ones; of characters that an ETag may hold. */
  version: string;
}

/** Inclusive byte positions. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of assets and their variants are kept, flat, by name. Names are generated: lower-case letters,
 * digits and hyphens, one dot, an extension; an implementation refuses any other.
 */
export abstract class AssetStorage {
  /** Waits until files can be kept and had; fails when they never can, with a message that names the variable. */
  abstract open(): Promise<void>;
  /** Moves a local file to `name`, whole or not at all, in place of what was there. */
  abstract put(name: string, localPath: string): Promise<void>;
  abstract find(name: string): Promise<StoredFile | undefined>;
  /** Fails with an error of code `ENOENT` when there is no such file. */
  abstract read(name: string, range?: ByteRange): Readable;
  /** Does nothing when there is no such file. */
  abstract remove(name: string): Promise<void>;
  abstract list(): AsyncIterable<string>;
}
