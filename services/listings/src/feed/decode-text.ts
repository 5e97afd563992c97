import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { unicodeEncodingOf } from '@manzil/service-kit/unicode-encoding';
import { FeedError } from './feed-error.js';
import { peek } from './peek.js';
import { Utf8Decoder } from './utf8-decoder.js';

export interface DecodeOptions {
  /** Maximum bytes after decompression; a gzip bomb fails here. */
  maxBytes: number;
  /** The encoding that the server declares; used when the document declares none. */
  charset?: string | undefined;
  /** Called for each piece, with the number of bytes so far, after decompression. */
  onBytes?: (bytes: number, piece: Buffer) => void;
  /** Called when bytes are not UTF-8 although nothing else is declared. */
  onOtherBytes?: () => void;
}

/** Enough bytes for an XML declaration or a few characters of any encoding. */
const HEAD_BYTES = 256;

/**
 * Decodes a feed: gzip by its magic bytes; the encoding by its byte order mark, its zero bytes or its XML declaration,
 * else `charset`, else UTF-8. Bytes that are not UTF-8 are read as Windows-1252, regardless of the declaration.
 */
export async function* decodeText(
  bytes: AsyncIterable<Buffer>,
  options: DecodeOptions,
): AsyncGenerator<string> {
  const { head, all } = await peek(plainBytes(bytes, options), HEAD_BYTES);
  const decoder = decoderFor(encodingOf(Buffer.concat(head), options.charset), options.onOtherBytes);
  for await (const chunk of all) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Returns the bytes of a feed after decompression. */
export const plainBytes = (bytes: AsyncIterable<Buffer>, options: DecodeOptions): AsyncGenerator<Buffer> =>
  limited(gunzipped(bytes), options);

async function* gunzipped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, all } = await peek(bytes, 2);
  const [first, second] = Buffer.concat(head);
  if (first !== 0x1f || second !== 0x8b) {
    yield* all;
    return;
  }
  const source = Readable.from(all);
  const gunzip = createGunzip();
  // `pipe` does not pass errors on.
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const fault = reason.endsWith('unexpected end of file') ? 'truncated' : 'not-well-formed';
    throw new FeedError(`The feed's compression is broken: ${reason}`, fault);
  } finally {
    source.destroy();
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
      throw new FeedError(`The feed is larger than ${Math.round(maxBytes / 1_000_000)} MB`, 'beyond-limits');
    onBytes?.(total, chunk);
    yield chunk;
  }
}

function encodingOf(head: Buffer, charset: string | undefined): string {
  const unicode = unicodeEncodingOf(head);
  if (unicode !== undefined) return unicode;
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head.toString('latin1'))?.[1];
  // A declaration that is readable as single bytes cannot be UTF-16.
  return (/^utf-?16/i.test(declared ?? '') ? undefined : declared) ?? charset ?? 'utf-8';
}

function decoderFor(encoding: string, onOtherBytes: (() => void) | undefined): Pick<Utf8Decoder, 'decode'> {
  try {
    const decoder = new TextDecoder(encoding);
    // Servers name a Western encoding by default, also for files in UTF-8.
    if (decoder.encoding === 'windows-1252') return new Utf8Decoder();
    return decoder.encoding === 'utf-8' ? new Utf8Decoder(onOtherBytes) : decoder;
  } catch {
    throw new FeedError(`The feed's encoding "${encoding.slice(0, 40)}" is not known`);
  }
}
