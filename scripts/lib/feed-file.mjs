import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { StartError } from './progress.mjs';

/**
 * Sends a file to listings, which may not read it itself, and returns the location that it is imported from.
 * @throws StartError when the person at the terminal cannot read the file
 */
export async function storeFeedFile(client, file) {
  const { storeFeedPart } = await import('@manzil/contracts/listings/import-rpc');
  const { FEED_PART_BYTES, storedFeedLocation } = await import('@manzil/contracts/listings/stored-feed');
  try {
    if (!statSync(file).isFile()) throw new StartError(`${file} is not a file`);
    const hash = createHash('sha256');
    for await (const piece of createReadStream(file)) hash.update(piece);
    const sha256 = hash.digest('hex');
    let part = 0;
    for await (const piece of createReadStream(file, { highWaterMark: FEED_PART_BYTES })) {
      await client.request(storeFeedPart, { sha256, part, bytes: piece.toString('base64') });
      part += 1;
    }
    if (part === 0) throw new StartError(`${file} is empty`);
    return storedFeedLocation(sha256, basename(file));
  } catch (error) {
    const reason = { ENOENT: 'there is no such file', EACCES: 'you may not read it' }[error.code];
    throw reason === undefined ? error : new StartError(`${file}: ${reason}`);
  }
}
