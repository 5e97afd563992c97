import { describe, expect, it } from 'vitest';
import { WHOLE_SITE } from '@manzil/contracts/cache-tags';
import { staleTagsOf } from '@manzil/contracts/stale-tags';
import fc from 'fast-check';
import { CachedResponse } from '../src/edge/response-cache/cached-response.js';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { apply, startOf, TEXTS, type Change, type Site } from './site-model.js';
import { READS, tagsOf, type ModelRead } from './site-reads.js';

const id = (most: number) => fc.integer({ min: 1, max: most });
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    of: fc.constant('listing' as const),
    id: id(8),
    what: fc.constantFrom(
      ...(['changed', 'pictured', 'withdrawn', 'published', 'moved', 'published'] as const),
    ),
  }),
  fc.record({ of: fc.constantFrom('development' as const, 'post' as const, 'page' as const), id: id(4) }),
  fc.record({ of: fc.constant('text' as const), name: fc.constantFrom(...TEXTS) }),
);
const steps = fc.array(fc.record({ change: changes, slow: fc.nat({ max: READS.length - 1 }) }), {
  minLength: 1,
  maxLength: 40,
});

/** Longer than it takes until every process has acted on an event; all steps together stay within five minutes. */
const STEP_MS = 3_000;

/** The real cache filled with all reads of the site, each with the content at the time of the read. */
class CachedSite {
  readonly site: Site = startOf();
  private time = 0;
  readonly cache = new ResponseCache({ maxBytes: 10_000_000, now: () => this.time });
  private readonly made = new Map<string, { value: unknown; showed: string }>();

  wait(): void {
    this.time += STEP_MS;
  }

  /** Begins a read; the returned function stores its response. */
  begin(read: ModelRead): () => boolean {
    const since = this.cache.begin();
    const value = read.value(this.site);
    const showed = JSON.stringify(read.shows(this.site, value));
    return () => {
      const body = Buffer.from(JSON.stringify(value ?? null));
      const tags = [WHOLE_SITE, ...tagsOf(read, value)];
      const isStored = this.cache.store(keyOf(read), new CachedResponse(200, {}, body), tags, since);
      if (isStored) this.made.set(keyOf(read), { value, showed });
      return isStored;
    };
  }

  makeAll(): void {
    for (const read of READS) if (!this.has(read)) this.begin(read)();
  }

  has(read: ModelRead): boolean {
    return this.cache.get(keyOf(read)) !== undefined;
  }

  /** Returns true when the cached response differs from one that would be made now. */
  isOutdated(read: ModelRead): boolean {
    const { value, showed } = this.made.get(keyOf(read)) ?? {};
    return JSON.stringify(read.shows(this.site, value)) !== showed;
  }

  change(change: Change): readonly string[] {
    const event = apply(this.site, change);
    const tags = event === undefined ? [] : staleTagsOf(event.subject, event.payload);
    if (tags.length > 0) this.cache.invalidate(tags);
    return tags;
  }
}

const keyOf = ({ path, query }: ModelRead): string => `${path}?${new URLSearchParams(query).toString()}`;

describe('after any changes of the site', () => {
  it('what shows the changed thing is made anew, and all that has nothing to do with it is still a hit', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const cached = new CachedSite();
        for (const { change, slow } of sequence) {
          cached.wait();
          cached.makeAll();
          expect(READS.filter((read) => !cached.has(read))).toEqual([]);
          // One read was begun before the change and is finished after it.
          const slowRead = READS[slow] ?? READS[0];
          const finish = slowRead && cached.begin(slowRead);
          const stale = cached.change(change);
          finish?.();
          for (const read of READS) {
            const context = `${keyOf(read)} after ${JSON.stringify(change)}`;
            const isHit = cached.has(read);
            if (isHit) expect([context, cached.isOutdated(read)]).toEqual([context, false]);
            const isUnrelated = read.showsNothingOf.includes(change.of) || stale.length === 0;
            if (isUnrelated) expect([context, isHit]).toEqual([context, true]);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [
      'the price of a listing',
      { of: 'listing', id: 6, what: 'changed' },
      ['/api/properties/home-1', '/allprosale'],
    ],
    [
      'photos of a listing',
      { of: 'listing', id: 2, what: 'pictured' },
      ['/api/properties/home-6', '/api/suggestions'],
    ],
    ['one page', { of: 'page', id: 2 }, ['/api/custom-pages/offer']],
    ['one post', { of: 'post', id: 2 }, ['/api/blog-posts/first']],
    ['one project', { of: 'development', id: 2 }, ['/api/developments/tower-1']],
    [
      'the texts of a page',
      { of: 'text', name: 'buypagedb' },
      ['/api/documents/homepagedb', '/api/home', '/api/faqs'],
    ],
  ] as const)('%s leaves its neighbours of the same kind', (_what, change, paths) => {
    const cached = new CachedSite();
    cached.makeAll();
    expect(cached.change(change).length).toBeGreaterThan(0);
    const hits = READS.filter((read) => cached.has(read)).map(({ path }) => path);
    expect(hits).toEqual(expect.arrayContaining([...paths]));
  });
});
