import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export interface FileDigest {
  /** Bytes. */
  size: number;
  /** SHA-256, hex. */
  sha256: string;
}

export async function digestFile(path: string): Promise<FileDigest> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
    }
  });
  return { size, sha256: hash.digest('hex') };
}
