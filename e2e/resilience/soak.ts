import { waitFor } from '@manzil/testing/wait-for';
import type { Edits } from './edits.js';
import type { Ledger } from './ledger.js';
import { PROCESSES, type ProcessName, type Product } from './product.js';
import { pagesWithoutNats } from './without-nats.js';

const SENDS_PER_SECOND = 20;
/** Maximum number of enquiries waiting to be accepted; beyond it the load pauses. */
const MOST_WAITING = 200;

type Disturbance = [name: string, begin: () => Promise<void>];

/** From this duration on, a load includes a minute without NATS. */
const LONG_LOAD_MS = 5 * 60_000;
/** Interval of edits by staff, in milliseconds. */
const EDIT_EVERY_MS = 500;

/** Sends enquiries at a steady rate and edits as staff, while parts are restarted or killed in random order. */
export async function soak(
  product: Product,
  ledger: Ledger,
  edits: Edits,
  forMs: number,
): Promise<{ disturbances: number }> {
  const until = performance.now() + forMs;
  const random = randomFrom(Number(process.env.SOAK_SEED ?? Date.now()));
  const waiting = new Set<Promise<void>>();
  const load = setInterval(() => {
    if (waiting.size >= MOST_WAITING) return;
    const delivery = ledger.deliver().finally(() => waiting.delete(delivery));
    waiting.add(delivery);
  }, 1000 / SENDS_PER_SECOND);
  let editing: Promise<void> | undefined;
  const staff = setInterval(() => {
    editing ??= edits.edit().finally(() => (editing = undefined));
  }, EDIT_EVERY_MS);
  let disturbances = 0;
  const began = performance.now();
  const disturb = async ([name, begin]: Disturbance): Promise<void> => {
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stderr.write(`soak: after ${seconds} s, with ${ledger.accepted.size} accepted: ${name}\n`);
    await begin();
    disturbances += 1;
  };
  const aSecondOfLoad = (): Promise<unknown> => {
    const before = ledger.accepted.size;
    return waitFor('enquiries to be accepted', () => ledger.accepted.size > before + SENDS_PER_SECOND);
  };
  // Once in a long load.
  let outage = forMs < LONG_LOAD_MS ? undefined : until - forMs / 2;
  try {
    while (performance.now() < until) {
      // Some load between two disturbances, so that each one affects a working product.
      await aSecondOfLoad();
      if (outage !== undefined && performance.now() > outage) {
        outage = undefined;
        await disturb([
          'a minute without NATS',
          async () => {
            const stale = await pagesWithoutNats(product, 60_000);
            if (stale.length > 0) throw new Error(`Stale although NATS was back: ${stale.join(', ')}`);
          },
        ]);
      } else await disturb(pick(disturbancesOf(product, random, aSecondOfLoad), random));
    }
  } finally {
    clearInterval(load);
    clearInterval(staff);
  }
  await Promise.all([...waiting, editing]);
  return { disturbances };
}

function disturbancesOf(
  product: Product,
  random: () => number,
  aSecondOfLoad: () => Promise<unknown>,
): Disturbance[] {
  const names: ProcessName[] = [...PROCESSES, 'gateway-2', 'leads', 'leads', 'gateway'];
  const signal = random() < 0.5 ? 'SIGTERM' : 'SIGKILL';
  const recovers =
    (...steps: (() => Promise<void>)[]): (() => Promise<void>) =>
    async () => {
      for (const step of [...steps, () => product.ready()]) await step();
    };
  const { nats, postgres } = product;
  return [
    ...names.map((name): Disturbance => [`${name} ${signal}`, () => product.restart(name, signal)]),
    [
      'NATS restarts',
      recovers(
        () => nats.pause(),
        () => nats.resume(),
      ),
    ],
    ['NATS loses power', recovers(() => nats.losePower(aSecondOfLoad))],
    [
      'PostgreSQL restarts',
      recovers(
        () => postgres.pause(),
        () => postgres.resume(),
      ),
    ],
    ['PostgreSQL SIGKILL', recovers(() => postgres.kill())],
  ];
}

const pick = <T>(choices: readonly T[], random: () => number): T =>
  choices[Math.floor(random() * choices.length)] as T;

/** A seeded generator (mulberry32), so that a failure can be reproduced with `SOAK_SEED`. */
function randomFrom(seed: number): () => number {
  process.stderr.write(`soak: SOAK_SEED=${seed}\n`);
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
