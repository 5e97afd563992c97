import { Transform } from 'node:stream';
import { DomainError } from '@manzil/service-kit/errors';

/** Passes bytes through, and fails as soon as they exceed the limit, without reading further. */
export function sizeLimit(maxBytes: number, message = atMost(maxBytes)): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen <= maxBytes) done(null, chunk);
      else done(tooLarge(maxBytes, message));
    },
  });
}

export const tooLarge = (maxBytes: number, message = atMost(maxBytes)): DomainError =>
  new DomainError('PAYLOAD_TOO_LARGE', message, { details: { limit: maxBytes } });

const atMost = (maxBytes: number): string =>
  `The file may have ${Math.floor(maxBytes / 1024 / 1024)} MB at most`;
