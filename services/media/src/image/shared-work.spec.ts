import { describe, expect, it } from '@jest/globals';
import { SharedWork } from './shared-work.js';

/** Work that ends when told to, and says how often it was begun and whether it was abandoned. */
function held() {
  const begun: AbortSignal[] = [];
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => (release = resolve));
  const begin = (abandoned: AbortSignal): Promise<void> => {
    begun.push(abandoned);
    return done;
  };
  return { begin, begun, release };
}

describe('shared work', () => {
  it('is begun once for all who ask under its name, and anew when it is over', async () => {
    const shared = new SharedWork();
    const { signal } = new AbortController();
    const { begin, begun, release } = held();
    const all = [shared.join('a', signal, begin), shared.join('a', signal, begin)];
    expect(begun).toHaveLength(1);
    release();
    await Promise.all(all);
    await shared.join('a', signal, begin);
    expect(begun).toHaveLength(2);
  });

  it('is abandoned only when the last of them has left', async () => {
    const shared = new SharedWork();
    const [one, other] = [new AbortController(), new AbortController()];
    const { begin, begun, release } = held();
    const all = [shared.join('a', one.signal, begin), shared.join('a', other.signal, begin)];
    one.abort();
    expect(begun[0]?.aborted).toBe(false);
    other.abort();
    expect(begun[0]?.aborted).toBe(true);
    release();
    await Promise.all(all);
  });

  it('begins anew for whoever comes after all have left', async () => {
    const shared = new SharedWork();
    const gone = new AbortController();
    const { begin, begun, release } = held();
    const first = shared.join('a', gone.signal, begin);
    gone.abort();
    const second = shared.join('a', new AbortController().signal, begin);
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
    release();
    await Promise.all([first, second]);
  });

  it('fails for all who wait, and is forgotten', async () => {
    const shared = new SharedWork();
    const { signal } = new AbortController();
    const fail = (): Promise<void> => Promise.reject(new Error('broken'));
    await expect(shared.join('a', signal, fail)).rejects.toThrow('broken');
    await shared.join('a', signal, () => Promise.resolve());
  });
});
