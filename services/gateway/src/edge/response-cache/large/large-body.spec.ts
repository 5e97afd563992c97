import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { LargeBody } from './large-body.js';

const PIECE = 100_000;
const piece = (number: number): Buffer => Buffer.alloc(PIECE, String(number % 10));

describe('a long body', () => {
  let room: number;
  let counted: number;
  let unwanted: number;
  let body: LargeBody;
  const budget = {
    take: (bytes: number) => {
      if (counted + bytes > room) return false;
      counted += bytes;
      return true;
    },
    giveBack: (bytes: number) => {
      counted -= bytes;
    },
  };
  beforeEach(() => {
    room = 10 * PIECE;
    counted = 0;
    unwanted = 0;
    body = new LargeBody(budget, { onUnwanted: () => (unwanted += 1), stallMs: 50 });
  });

  /** Adds pieces until one is refused; returns how many were accepted. */
  const add = (pieces: number): number => {
    let taken = 0;
    const next = (): void => {
      if (taken === pieces) return;
      body.add(piece(taken), () => {
        taken += 1;
        next();
      });
    };
    next();
    return taken;
  };

  it('is read whole by who comes before, during and after it is made', async () => {
    const before = buffer(body.read());
    add(3);
    const during = buffer(body.read());
    expect(add(3)).toBe(3);
    body.end();
    const whole = await before;
    expect(whole.length).toBe(6 * PIECE);
    expect((await during).equals(whole)).toBe(true);
    expect((await buffer(body.read())).equals(whole)).toBe(true);
    expect(counted).toBe(6 * PIECE);
  });

  it('that is released is read to its end by readers who have begun, and takes no room after that', async () => {
    add(5);
    body.end();
    const stream = body.read();
    const half = stream.read(PIECE / 2) as Buffer;
    body.release();
    expect(counted).toBeGreaterThan(0);
    const rest = await buffer(stream);
    expect(half.length + rest.length).toBe(5 * PIECE);
    await waitFor('the room', () => counted === 0);
    await expect(buffer(body.read())).rejects.toThrow('gone');
  });

  it('longer than there is room for waits for its slowest reader, and cuts off who takes nothing', async () => {
    const quick = body.read();
    let length = 0;
    quick.on('data', (bytes: Buffer) => (length += bytes.length));
    const stalled = body.read();
    stalled.on('error', () => undefined);
    expect(add(11)).toBe(10);
    await waitFor('the quick one to have it all', () => length === 11 * PIECE);
    await waitFor('the stalled one to be cut off', () => stalled.destroyed);
    expect(quick.destroyed).toBe(false);
    expect(unwanted).toBe(0);
    body.end();
    await waitFor('its end', () => quick.readableEnded);
    await waitFor('the room', () => counted === 0);
  });

  it('that nobody reads and that is not stored need not be made', () => {
    add(5);
    expect(unwanted).toBe(0);
    body.release();
    expect(unwanted).toBeGreaterThan(0);
    expect(counted).toBe(0);
  });

  it('that breaks off fails for each reader', async () => {
    const reading = [buffer(body.read()), buffer(body.read())];
    add(2);
    body.break();
    await Promise.all(reading.map((each) => expect(each).rejects.toThrow('could not be made whole')));
    expect(counted).toBe(0);
  });
});
