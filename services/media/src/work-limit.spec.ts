import { describe, expect, it } from 'vitest';
import { WorkLimit } from './work-limit.js';

/** Work that ends when `release` is called. */
function controllable() {
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => (release = resolve));
  return { release, done };
}

describe('a work limit', () => {
  it('never runs more tasks than it has workers, and starts them in order', async () => {
    const limit = new WorkLimit(2);
    const started: number[] = [];
    const works = [controllable(), controllable(), controllable(), controllable()];
    const runs = works.map(({ done }, index) =>
      limit.run(() => {
        started.push(index);
        return done;
      }),
    );
    expect(started).toEqual([0, 1]);
    works[1]?.release();
    await runs[1];
    expect(started).toEqual([0, 1, 2]);
    for (const { release } of works) release();
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('frees the slot when work fails', async () => {
    const limit = new WorkLimit(1);
    const failing = limit.run(() => Promise.reject(new Error('broken')));
    const next = limit.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await limit.run(() => Promise.resolve('again'))).toBe('again');
  });

  it('refuses at once when the queue is full', async () => {
    const limit = new WorkLimit(1, 1);
    const first = controllable();
    const running = limit.run(() => first.done);
    const waiting = limit.run(() => Promise.resolve());
    await expect(limit.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    first.release();
    await Promise.all([running, waiting]);
  });

  it('runs urgent work before all other waiting work, with the same limit', async () => {
    const limit = new WorkLimit(1, 1);
    const first = controllable();
    const order: string[] = [];
    const note = (name: string) => () => {
      order.push(name);
      return Promise.resolve();
    };
    const running = limit.run(() => first.done);
    const waiting = limit.run(note('waiting'));
    const urgent = limit.run(note('urgent'), { urgent: true });
    first.release();
    await Promise.all([running, waiting, urgent]);
    expect(order).toEqual(['urgent', 'waiting']);
  });

  it('does not start work that was aborted while it waited', async () => {
    const limit = new WorkLimit(1);
    const first = controllable();
    const left = new AbortController();
    let begun = false;
    const running = limit.run(() => first.done);
    const given = limit.run(
      () => {
        begun = true;
        return Promise.resolve();
      },
      { signal: left.signal },
    );
    const next = limit.run(() => Promise.resolve('next'));
    left.abort();
    await expect(given).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(limit.run(() => Promise.resolve(), { signal: left.signal })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    first.release();
    await running;
    expect(await next).toBe('next');
    expect(begun).toBe(false);
  });
});
