import { setTimeout as delay } from 'node:timers/promises';
import { S3Errors } from '@bradenmacdonald/s3-lite-client';

const RETRY_DELAYS_MS = [100, 500];
/** Time limit of one request, without the body of its response. */
const LIMIT_MS = 60_000;

export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3Errors.ServerError ? error.statusCode : undefined;

/** Returns true when a retry may succeed: the server is busy, failing or unreachable. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof S3Errors.S3Error)) return true;
  const status = statusOf(error);
  return status !== undefined && (status >= 500 || status === 429 || status === 408);
}

/** Sends an idempotent request up to three times, each within a time limit. */
export async function attempt<T>(send: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await withLimit(send());
    } catch (error) {
      if (!isTransient(error)) throw error;
      await delay(wait);
    }
  }
  return withLimit(send());
}

async function withLimit<T>(answer: Promise<T>): Promise<T> {
  const over = new AbortController();
  const limit = delay(LIMIT_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`The S3 server did not answer within ${LIMIT_MS / 1000} s`);
  });
  limit.catch(() => undefined);
  try {
    return await Promise.race([answer, limit]);
  } finally {
    over.abort();
  }
}
