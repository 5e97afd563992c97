import { createHash } from 'node:crypto';
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { CacheTag } from '@manzil/contracts/cache-tags';

export type Encoding = 'identity' | 'gzip' | 'br';

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|problem\+json|javascript|manifest\+json|xml|ld\+json)|image\/svg)/;
const SMALLEST_COMPRESSED = 1024;
/** Window bits for a body: a window larger than the body compresses no better and takes megabytes. */
const brotliWindow = ({ length }: Buffer): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );
/** Close to the compression of the best level, in a tenth of the time. */
const BROTLI_QUALITY = 6;

const compress = {
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 6 }),
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow(body),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
};

const unpack = {
  identity: (body: Buffer): Promise<Buffer> => Promise.resolve(body),
  gzip: promisify<Buffer, Buffer>(gunzip),
  br: promisify<Buffer, Buffer>(brotliDecompress),
};

/**
 * Copies the bytes into a buffer of their own. zlib returns a slice of a 16 kB buffer, which would all stay in memory;
 * the bytes of a forwarded response may be a slice of a socket read.
 */
function alone(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The body in one encoding, as it goes over the wire. */
export interface Form {
  body: Buffer;
  /** A strong ETag, which differs for each encoding. */
  etag: string;
  /** Alternating names and values, as `writeHead` accepts them. */
  head: readonly OutgoingHttpHeader[];
}

/**
 * A finished response: status, headers, and the body in each encoding, compressed once, at the first request. Nearly
 * all clients accept one compressed form, a fifth of the size, so the uncompressed body is released until it is
 * requested.
 */
export class CachedResponse {
  readonly compressible: boolean;
  private readonly digest: string;
  private readonly ready = new Map<Encoding, Form>();
  private readonly making = new Map<Encoding, Promise<Form>>();
  /** The body that other encodings are made from when they are first requested. */
  private source: { encoding: Encoding; body: Buffer };
  /** Called when `size` may have changed. */
  onMade: (() => void) | undefined;

  constructor(
    readonly status: number,
    /** Without the headers of a single transfer: length, encoding, ETag, date, request id. */
    readonly headers: OutgoingHttpHeaders,
    body: Buffer,
    /** Tags of the content in the response; responses that include it get them too. */
    readonly tags: readonly CacheTag[] = [],
  ) {
    const { 'content-type': type, 'content-encoding': done } = headers;
    this.compressible =
      body.length >= SMALLEST_COMPRESSED &&
      done === undefined &&
      typeof type === 'string' &&
      COMPRESSIBLE.test(type);
    this.digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.source = { encoding: 'identity', body: alone(body) };
    if (!this.compressible) this.ready.set('identity', this.toForm('identity', this.source.body));
  }

  /** Bytes of the bodies that are in memory now. */
  get size(): number {
    const bodies = new Set([...this.ready.values()].map(({ body }) => body)).add(this.source.body);
    return [...bodies].reduce((sum, { length }) => sum + length, 0);
  }

  /** Returns the form if it is ready. */
  formNow(encoding: Encoding): Form | undefined {
    return this.ready.get(this.compressible ? encoding : 'identity');
  }

  form(encoding: Encoding): Promise<Form> {
    const ready = this.formNow(encoding);
    if (ready !== undefined) return Promise.resolve(ready);
    const making = this.making.get(encoding) ?? this.make(encoding);
    this.making.set(encoding, making);
    return making;
  }

  private async make(encoding: Encoding): Promise<Form> {
    const body = await unpack[this.source.encoding](this.source.body);
    const packed =
      encoding === 'identity' ? undefined : await compress[encoding](body).catch(() => undefined);
    const worthIt = packed !== undefined && packed.length <= body.length / 2;
    const form = worthIt ? this.toForm(encoding, packed) : this.toForm('identity', body);
    this.ready.set(encoding, form);
    if (!worthIt) {
      this.ready.set('identity', form);
      this.source = { encoding: 'identity', body: form.body };
    } else if (!this.ready.has('identity')) this.source = { encoding, body: form.body };
    this.making.delete(encoding);
    this.onMade?.();
    return form;
  }

  /** Builds the head once, not for each request. */
  private toForm(encoding: Encoding, bytes: Buffer): Form {
    const body = alone(bytes);
    const etag = encoding === 'identity' ? `"${this.digest}"` : `"${this.digest}-${encoding}"`;
    const headers: OutgoingHttpHeaders = { ...this.headers, 'content-length': body.length };
    if (this.compressible)
      headers.vary = [this.headers.vary, 'Accept-Encoding'].filter((name) => name !== undefined).join(', ');
    if (this.status === 200) headers.etag = etag;
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    const head = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [name, value],
    );
    return { body, etag, head };
  }
}
