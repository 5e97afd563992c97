import { createHash, randomBytes, type Hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import type { CacheTag } from '@manzil/contracts/cache-tags';
import type { LargeBody } from './large-body.js';

export type LargeEncoding = 'identity' | 'gzip';

/**
 * A response that is sent while it is made and stored only as gzip, which nearly every client accepts; one form of a
 * long response is enough.
 */
export class LargeResponse {
  /** Identifies this response in the ETag until the digest of the whole body is available. */
  private readonly making = randomBytes(15).toString('base64url');
  private content: { digest: string; length: number } | undefined;

  constructor(
    /** The headers, except for per-transfer ones. */
    readonly headers: OutgoingHttpHeaders,
    /** The body in gzip. */
    readonly body: LargeBody,
    readonly tags: readonly CacheTag[],
  ) {}

  /** Sets the digest and the uncompressed length once the whole body is made. */
  complete(digest: string, length: number): void {
    this.content = { digest, length };
  }

  headersOf(encoding: LargeEncoding): OutgoingHttpHeaders {
    const headers: OutgoingHttpHeaders = {
      ...this.headers,
      vary: 'Accept-Encoding',
      etag: this.etag(encoding),
    };
    if (encoding === 'gzip') headers['content-encoding'] = 'gzip';
    if (this.content !== undefined)
      headers['content-length'] = encoding === 'gzip' ? this.body.length : this.content.length;
    return headers;
  }

  /**
   * Accepts the content's ETag, which all gateways share, and this response's own, sent before the digest is available.
   */
  isNamedBy(etag: string, encoding: LargeEncoding): boolean {
    return etag === this.etag(encoding) || etag === named(this.making, encoding);
  }

  private etag(encoding: LargeEncoding): string {
    return named(this.content?.digest ?? this.making, encoding);
  }
}

const named = (text: string, encoding: LargeEncoding): string =>
  encoding === 'gzip' ? `"${text}-gzip"` : `"${text}"`;

/** Passes a body on and computes its digest and length. */
export class Digest extends Transform {
  length = 0;
  private readonly hash: Hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.length += chunk.length;
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('base64url').slice(0, 27);
  }
}
