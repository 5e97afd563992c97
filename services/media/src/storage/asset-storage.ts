import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Changes whenever the bytes may have changed; consists of characters that an ETag may contain. */
  version: string;
}

/** Inclusive byte positions. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores the bytes of assets and their variants in one flat name space. Names are generated: lower-case letters, digits
 * and hyphens, one dot, an extension; implementations refuse any other.
 */
export abstract class AssetStorage {
  /** Waits until the storage is available; rejects with an error that names the variable if it never can be. */
  abstract open(): Promise<void>;
  /** Moves a local file to `name` atomically, replacing an existing file. */
  abstract put(name: string, localPath: string): Promise<void>;
  abstract find(name: string): Promise<StoredFile | undefined>;
  /** Fails with an error of code `ENOENT` when there is no such file. */
  abstract read(name: string, range?: ByteRange): Readable;
  /** Does nothing when there is no such file. */
  abstract remove(name: string): Promise<void>;
  abstract list(): AsyncIterable<string>;
}
