import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { postJson } from './gateway-under-test.js';
import {
  startKillableProduct,
  type KillableProduct,
  type Product,
  type ServiceName,
} from './whole-product.js';

interface Answered {
  status: number;
  begun: number;
  type: string | null;
  retryAfter: string | null;
}

/** Between two calls, so that the calls leave the processor to the service that starts again. */
const PAUSE_MS = 50;

/** Calls that no cache answers, by the service that answers them. */
const CALLS: Readonly<Record<ServiceName, (n: number) => [string, RequestInit?]>> = {
  listings: (n) => [`/api/properties?adType=sale&q=home${n}`],
  content: () => ['/staticdata', postJson({ tablename: 'homepagedb' })],
  leads: () => ['/api/leads?page=1'],
  media: (n) => [`/uploads/none-${n}.webp`],
};
const NAMES = Object.keys(CALLS) as ServiceName[];

/** The status that each service answers with while all is well. */
const WELL: Readonly<Record<ServiceName, number>> = { listings: 200, content: 200, leads: 200, media: 404 };

/** Calls all services repeatedly, one call at a time for each, until it is stopped. */
class LightLoad {
  readonly answered = Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Record<
    ServiceName,
    Answered[]
  >;
  private ending = false;
  private readonly loops: Promise<void>[];

  constructor(private readonly product: Product) {
    this.loops = NAMES.map((name) => this.loop(name));
  }

  private async loop(name: ServiceName): Promise<void> {
    for (let n = 0; !this.ending; n += 1) {
      const [path, init] = CALLS[name](n);
      const begun = performance.now();
      const answer = await this.product.call(path, init);
      await answer.arrayBuffer();
      this.answered[name].push({
        status: answer.status,
        begun,
        type: answer.headers.get('content-type'),
        retryAfter: answer.headers.get('retry-after'),
      });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** The next `count` answers of every service. */
  async next(count: number): Promise<Record<ServiceName, Answered[]>> {
    const from = Object.fromEntries(NAMES.map((name) => [name, this.answered[name].length]));
    await waitFor(`${count} more answers of each`, () =>
      NAMES.every((name) => this.answered[name].length >= (from[name] ?? 0) + count),
    );
    return Object.fromEntries(
      NAMES.map((name) => [name, this.answered[name].slice(from[name])]),
    ) as unknown as Record<ServiceName, Answered[]>;
  }

  async end(): Promise<void> {
    this.ending = true;
    await Promise.all(this.loops);
  }
}

const statuses = (answers: Answered[]): number[] => [...new Set(answers.map(({ status }) => status))];

const expectWell = (answered: Record<ServiceName, Answered[]>, names: readonly ServiceName[]): void => {
  for (const name of names) expect([name, statuses(answered[name])]).toEqual([name, [WELL[name]]]);
};

describe('under a light load', () => {
  let product: KillableProduct;
  beforeAll(async () => {
    // A request waits this long when its process dies, and may on a loaded machine even if the service is alive.
    product = await startKillableProduct(['listings', 'media'], { RPC_MIN_DEADLINE_MS: '15000' });
  });
  afterAll(async () => {
    await product.stop();
  });

  // The gateway handles all services behind NATS in the same way.
  it.each([
    ['listings', 'killed'],
    ['media', 'killed'],
    ['leads', 'stopped'],
  ] as const)(
    'without %s (%s) the others answer, its own calls fail at once, and it comes back by itself',
    async (away, how) => {
      const load = new LightLoad(product);
      try {
        expectWell(await load.next(5), NAMES);

        await (how === 'killed' ? product.kill(away) : product.pause(away));
        const gone = performance.now();
        const during = await load.next(10);
        expectWell(
          during,
          NAMES.filter((name) => name !== away),
        );
        // One that was being answered when the process was killed may have to wait for its deadline.
        const own = during[away].filter(({ begun }) => begun > gone);
        // A call that waited for its deadline would be a 504.
        expect(statuses(own)).toEqual([503]);
        expect(own.every(({ type }) => type === 'application/problem+json; charset=utf-8')).toBe(true);
        expect(own.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
      } finally {
        await product.start(away);
        await waitFor(`${away} to answer again`, () => load.answered[away].at(-1)?.status === WELL[away]);
        expectWell(await load.next(5), NAMES);
        await load.end();
      }
    },
  );
});
