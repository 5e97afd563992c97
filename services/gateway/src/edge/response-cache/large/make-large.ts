import type { ServerResponse } from 'node:http';
import { pipeline, Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Captured } from '../capture-response.js';
import type { Shown } from '../../../http/response-tags.js';
import { LargeBody, type Budget } from './large-body.js';
import { Digest, LargeResponse } from './large-response.js';

const GZIP_LEVEL = 6;

interface MadeLarge {
  response: LargeResponse;
  /** Resolves with true when the response is complete, or false when it broke off. */
  ended: Promise<boolean>;
}

/** Builds a large response from the captured beginning of `written` and from its later writes. */
export function makeLarge(
  written: ServerResponse,
  { headers, body: first }: Captured,
  shown: Shown | undefined,
  budget: Budget,
): MadeLarge {
  const digest = new Digest();
  const body = new LargeBody(budget, { onUnwanted: () => written.destroy() });
  const response = new LargeResponse(headers, body, shown?.tags ?? []);
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      body.add(chunk, done);
    },
  });
  const ended = new Promise<boolean>((resolve) => {
    pipeline(digest, createGzip({ level: GZIP_LEVEL }), sink, (error) => {
      if (error) body.break();
      else {
        response.complete(digest.digest(), digest.length);
        body.end();
      }
      resolve(!error);
    });
  });
  pour(written, digest);
  digest.write(first);
  return { response, ended };
}

/** Redirects the writes of a response into `sink`, at the pace of the sink. */
function pour(written: ServerResponse, sink: Writable): void {
  sink.on('drain', () => written.emit('drain'));
  Object.assign(written, {
    write: sink.write.bind(sink),
    end: (...last: unknown[]) => {
      sink.end(...(last as []));
      written.emit('finish');
      written.emit('close');
      return written;
    },
    destroy: () => {
      sink.destroy(new Error('It was not made to its end'));
      written.destroyed = true;
      written.emit('close');
      return written;
    },
  });
  // A later failure cannot be reported by a status any more.
  Object.defineProperty(written, 'headersSent', { get: () => true });
}
