import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-error.js';

export interface DecodeOptions {
  /** Most bytes after decompression; a gzip bomb ends here. */
  maxBytes: number;
  /** Told of the bytes read so far, after decompression. */
  onBytes?: (bytes: number) => void;
}

/** Text of a feed's bytes: gzip by its magic bytes, encoding by its mark or its XML declaration, else UTF-8. */
export async function* decodeText(
  bytes: AsyncIterable<Buffer>,
  options: DecodeOptions,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of limited(gunzipped(bytes), options)) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

async function* gunzipped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return;
  const all = (async function* (): AsyncGenerator<Buffer> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all;
    return;
  }
  const gunzip = createGunzip();
  const source = Readable.from(all);
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Buffer;
  } catch (error) {
    throw error instanceof FeedError
      ? error
      : new FeedError(
          `The feed's compression is broken: ${error instanceof Error ? error.message : String(error)}`,
        );
  }
}

async function* limited(
  bytes: AsyncIterable<Buffer>,
  { maxBytes, onBytes }: DecodeOptions,
): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > maxBytes)
      throw new FeedError(`The feed is larger than ${Math.round(maxBytes / 1_000_000)} MB`);
    onBytes?.(total);
    yield chunk;
  }
}

function encodingOf(chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  const declared = /^[^>]*encoding=["']([\w-]+)["']/.exec(chunk.subarray(0, 200).toString('latin1'))?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8').encoding;
  } catch {
    throw new FeedError(`The feed's encoding ${declared} is not known`);
  }
}
