import { WHOLE_SITE, type CacheTag } from '@manzil/contracts/cache-tags';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.js';
import { Invalidations, type Sequence } from './invalidations.js';

interface Options {
  maxBytes: number;
  /** Milliseconds from any fixed point. */
  now?: () => number;
}

/**
 * An event can reach this process before every other one has acted on it (another gateway that a page is made
 * through, an index that follows events). What is made in this time after an invalidation is cached only until
 * its end.
 */
const SETTLING_MS = 2_000;
/** Without NATS no event arrives: what was cached is sent this long and then evicted. */
const UNINFORMED_MS = 5_000;
/** Should an event ever be missed, this ends it. */
const LONGEST_MS = 5 * 60_000;
/** Key, headers and bookkeeping of one response, in bytes, generously. */
const OVERHEAD = 4_096;

interface Entry {
  response: CachedResponse;
  tags: readonly CacheTag[];
}

/** Finished responses by key, bounded in bytes, invalidated by tag. Holds no promise and makes no response. */
export class ResponseCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly keysByTag = new Map<CacheTag, Set<string>>();
  private readonly invalidations: Invalidations;
  private incompleteAt: Sequence = 0;
  private uninformedSince: number | undefined;
  private readonly now: () => number;

  constructor({ maxBytes, now = () => performance.now() }: Options) {
    this.now = now;
    this.invalidations = new Invalidations(now);
    this.entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) => response.size + key.length * 2 + OVERHEAD,
      ttl: LONGEST_MS,
      ttlResolution: 0,
      perf: { now },
      dispose: ({ tags }, key) => {
        this.forgetTags(tags, key);
      },
    });
  }

  get(key: string): CachedResponse | undefined {
    if (this.uninformedSince !== undefined && this.now() - this.uninformedSince > UNINFORMED_MS)
      this.entries.clear();
    return this.entries.get(key)?.response;
  }

  /** To be taken before a response is made, and handed to {@link store} with it. */
  begin(): Sequence {
    return this.invalidations.sequence;
  }

  /** Whether a response that was begun at `since` may be stale by now. Without tags any invalidation counts. */
  changedSince(since: Sequence, tags?: readonly CacheTag[]): boolean {
    return this.invalidations.anySince(since, tags);
  }

  /** Caches a response, unless something it shows was invalidated while it was made or events do not arrive. */
  store(key: string, response: CachedResponse, tags: readonly CacheTag[], since: Sequence): boolean {
    if (this.uninformedSince !== undefined || this.changedSince(since, tags)) return false;
    const age = this.invalidations.ageOf(tags);
    const ttl = age < SETTLING_MS ? SETTLING_MS - age : LONGEST_MS;
    this.entries.set(key, { response, tags }, { ttl });
    // A response larger than the whole cache is not taken.
    if (!this.entries.has(key)) return false;
    for (const tag of tags) this.keysOf(tag).add(key);
    response.onMade = () => {
      this.weighAgain(key, response);
    };
    return true;
  }

  invalidate(tags: readonly CacheTag[]): void {
    this.invalidations.add(tags);
    if (tags.includes(WHOLE_SITE)) {
      this.entries.clear();
      return;
    }
    for (const tag of tags) for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.entries.delete(key);
  }

  /** Events may have been missed but arrive again. */
  invalidateAll(): void {
    this.uninformedSince = undefined;
    this.invalidate([WHOLE_SITE]);
  }

  /** Events do not arrive: nothing new is cached, and what is cached is sent for some seconds more. */
  suspend(): void {
    this.uninformedSince ??= this.now();
  }

  /** A response that pages are made from was not whole: pages being made now may not be either. */
  noteIncomplete(): void {
    this.incompleteAt = this.invalidations.advance();
  }

  incompleteSince(since: Sequence): boolean {
    return this.incompleteAt > since;
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  get count(): number {
    return this.entries.size;
  }

  /** A response is shorter once it is compressed, and longer with each further form. */
  private weighAgain(key: string, response: CachedResponse): void {
    const entry = this.entries.peek(key);
    // A time to live of 0 would be for ever.
    const ttl = Math.max(1, this.entries.getRemainingTTL(key));
    if (entry?.response === response) this.entries.set(key, { ...entry }, { ttl, noDisposeOnSet: true });
  }

  private keysOf(tag: CacheTag): Set<string> {
    const known = this.keysByTag.get(tag) ?? new Set<string>();
    this.keysByTag.set(tag, known);
    return known;
  }

  private forgetTags(tags: readonly CacheTag[], key: string): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
