import { describe, expect, it } from 'vitest';
import { CoalescedWork } from './coalesced-work.js';

/** Work that ends when `release` is called; `started` has the signal of each run. */
function controllable() {
  const started: AbortSignal[] = [];
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => (release = resolve));
  const start = (signal: AbortSignal): Promise<void> => {
    started.push(signal);
    return done;
  };
  return { start, started, release };
}

describe('coalesced work', () => {
  it('is started once for all concurrent callers, and again when it has ended', async () => {
    const shared = new CoalescedWork();
    const { signal } = new AbortController();
    const { start, started, release } = controllable();
    const all = [shared.run('a', signal, start), shared.run('a', signal, start)];
    expect(started).toHaveLength(1);
    release();
    await Promise.all(all);
    await shared.run('a', signal, start);
    expect(started).toHaveLength(2);
  });

  it('is aborted only when the last caller has left', async () => {
    const shared = new CoalescedWork();
    const [one, other] = [new AbortController(), new AbortController()];
    const { start, started, release } = controllable();
    const all = [shared.run('a', one.signal, start), shared.run('a', other.signal, start)];
    one.abort();
    expect(started[0]?.aborted).toBe(false);
    other.abort();
    expect(started[0]?.aborted).toBe(true);
    release();
    await Promise.all(all);
  });

  it('starts again for a caller that comes after all others have left', async () => {
    const shared = new CoalescedWork();
    const gone = new AbortController();
    const { start, started, release } = controllable();
    const first = shared.run('a', gone.signal, start);
    gone.abort();
    const second = shared.run('a', new AbortController().signal, start);
    expect(started.map(({ aborted }) => aborted)).toEqual([true, false]);
    release();
    await Promise.all([first, second]);
  });

  it('fails for all callers, and starts again for the next one', async () => {
    const shared = new CoalescedWork();
    const { signal } = new AbortController();
    const fail = (): Promise<void> => Promise.reject(new Error('broken'));
    await expect(shared.run('a', signal, fail)).rejects.toThrow('broken');
    await shared.run('a', signal, () => Promise.resolve());
  });
});
