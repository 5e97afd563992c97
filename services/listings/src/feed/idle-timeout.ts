import { setTimeout as delay } from 'node:timers/promises';
import { FeedError } from './feed-error.js';

/** Yields the chunks of `body`. The timeout covers only the wait for the sender, not the time that the reader takes. */
export async function* withoutSilence(body: AsyncIterable<Buffer>, idleMs: number): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const over = new AbortController();
      const silence = delay(idleMs, 'silence' as const, { signal: over.signal });
      const next = await Promise.race([chunks.next(), silence]).finally(() => {
        silence.catch(() => undefined);
        over.abort();
      });
      if (next === 'silence')
        throw new FeedError(`The feed stopped: no byte for ${idleMs / 1000} s`, 'truncated');
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await chunks.return?.();
  }
}
