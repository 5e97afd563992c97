import { WHOLE_SITE, type CacheTag } from '@manzil/contracts/cache-tags';
import { CacheInvalidation } from '../../http/ports.js';
import type { CachedResponse } from './cached-response.js';
import { Invalidations, type Sequence } from './invalidations.js';
import type { Budget } from './large/large-body.js';
import type { LargeResponse } from './large/large-response.js';
import { TaggedEntries } from './tagged-entries.js';

interface Options {
  maxBytes: number;
  /** Limits long responses, including those that are being made or still being read. */
  maxLargeBytes?: number;
  /** Milliseconds for which a response may still be sent after it became stale. */
  staleMs?: number;
  /** Clock in milliseconds, from any origin. */
  now?: () => number;
}

/** The point at which making a response begins; read it before that. */
export interface Beginning {
  sequence: Sequence;
  time: number;
}

/**
 * An event can reach this process before the others have acted on it (another gateway that serves parts of a page, an
 * index that follows events). A response begun within this time after an invalidation is cached only until the time is
 * over.
 */
const SETTLING_MS = 2_000;
/** Without NATS no event arrives: cached responses are fresh for this long and stale after it. */
const UNINFORMED_MS = 5_000;
/** Bounds how long a response is fresh if an event is ever lost. */
const LONGEST_MS = 5 * 60_000;
/** A long response is expensive to make, so only its tags invalidate it. */
const FOR_EVER = Infinity;
/** Key, headers and bookkeeping of one response, in bytes, generously. */
const OVERHEAD = 4_096;

/**
 * Finished responses by key, bounded in bytes, invalidated by tag; long ones separately, with a bound of their own. It
 * makes no response itself. A response is stale when its time to live is over, or while this process cannot receive
 * changes; an invalidated response is never returned.
 */
export class ResponseCache extends CacheInvalidation implements Budget {
  private readonly entries: TaggedEntries<CachedResponse>;
  private readonly large: TaggedEntries<LargeResponse>;
  private readonly maxLargeBytes: number;
  private readonly staleMs: number;
  private largeBytes = 0;
  private readonly invalidations: Invalidations;
  private incompleteAt: Sequence = 0;
  private uninformedSince: number | undefined;
  private readonly now: () => number;

  constructor({ maxBytes, maxLargeBytes = 0, staleMs = 0, now = () => performance.now() }: Options) {
    super();
    this.now = now;
    this.staleMs = staleMs;
    this.maxLargeBytes = maxLargeBytes;
    this.invalidations = new Invalidations(now);
    const sizeOf = ({ size }: CachedResponse, key: string): number => size + key.length * 2 + OVERHEAD;
    this.entries = new TaggedEntries({ maxBytes, sizeOf, staleMs, now });
    this.large = new TaggedEntries({
      // Counted as they are made: see `take`.
      maxBytes: Number.MAX_SAFE_INTEGER,
      sizeOf: () => 1,
      staleMs,
      now,
      onLeave: ({ body }) => {
        body.release();
      },
    });
  }

  /** Returns a fresh response. */
  get(key: string): CachedResponse | undefined {
    return this.isStale ? undefined : this.entries.get(key);
  }

  getLarge(key: string): LargeResponse | undefined {
    return this.isStale ? undefined : this.large.get(key);
  }

  /** Returns a response that may be stale, for callers that get no fresh one. */
  getStale(key: string): CachedResponse | undefined {
    this.evictUninformed();
    return this.entries.getStale(key);
  }

  getStaleLarge(key: string): LargeResponse | undefined {
    this.evictUninformed();
    return this.large.getStale(key);
  }

  /** True once events have been missing for so long that all responses are stale. */
  get isStale(): boolean {
    return this.uninformedSince !== undefined && this.now() - this.uninformedSince > UNINFORMED_MS;
  }

  /** Call it before a response is made, and pass the result to {@link store}. */
  begin(): Beginning {
    return { sequence: this.invalidations.sequence, time: this.now() };
  }

  /** Returns true when a response begun then may be stale. Without tags, any invalidation applies. */
  changedSince({ sequence }: Beginning, tags?: readonly CacheTag[]): boolean {
    return this.invalidations.anySince(sequence, tags);
  }

  /** Caches a response, unless something it shows was invalidated while it was made or events do not arrive. */
  store(key: string, response: CachedResponse, tags: readonly CacheTag[], since: Beginning): boolean {
    const ttl = this.timeToLive(tags, since, LONGEST_MS);
    if (ttl === undefined || !this.entries.set(key, response, tags, ttl)) return false;
    response.onMade = () => {
      this.entries.weighAgain(key, response);
    };
    return true;
  }

  /** Caches a complete long response like {@link store}. */
  storeLarge(key: string, response: LargeResponse, tags: readonly CacheTag[], since: Beginning): boolean {
    const ttl = this.timeToLive(tags, since, FOR_EVER);
    return ttl !== undefined && response.body.isStored && this.large.set(key, response, tags, ttl);
  }

  /** Reserves bytes for a long response; the least recently used ones are evicted. False when there is no room. */
  take(bytes: number): boolean {
    while (this.largeBytes + bytes > this.maxLargeBytes) if (!this.large.removeOldest()) return false;
    this.largeBytes += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.largeBytes -= bytes;
  }

  invalidate(tags: readonly CacheTag[]): void {
    this.invalidations.add(tags);
    if (tags.includes(WHOLE_SITE)) this.clear();
    else for (const entries of [this.entries, this.large]) entries.removeTagged(tags);
  }

  /** Invalidates everything once events arrive again, because some may have been missed. */
  invalidateAll(): void {
    this.uninformedSince = undefined;
    this.invalidate([WHOLE_SITE]);
  }

  /** Events do not arrive: nothing new is cached, and cached responses become stale within seconds. */
  suspend(): void {
    this.uninformedSince ??= this.now();
  }

  /** True when all other processes have had time to act on every event received here. */
  get isSettled(): boolean {
    return this.uninformedSince === undefined && this.now() - this.invalidations.lastTime >= SETTLING_MS;
  }

  /** Notes that a response lacked a part: pages in flight may lack it too. */
  noteIncomplete(): void {
    this.incompleteAt = this.invalidations.advance();
  }

  incompleteSince({ sequence }: Beginning): boolean {
    return this.incompleteAt > sequence;
  }

  /** Bytes of all responses in memory. */
  get bytes(): number {
    return this.entries.bytes + this.largeBytes;
  }

  get count(): number {
    return this.entries.count + this.large.count;
  }

  /** Milliseconds that a response with these tags may be cached from now on; undefined when it may not be. */
  private timeToLive(tags: readonly CacheTag[], since: Beginning, longest: number): number | undefined {
    if (this.uninformedSince !== undefined || this.changedSince(since, tags)) return undefined;
    if (since.time - this.invalidations.lastOf(tags) >= SETTLING_MS) return longest;
    const left = this.invalidations.lastOf(tags) + SETTLING_MS - this.now();
    return left > 0 ? left : undefined;
  }

  private evictUninformed(): void {
    if (this.uninformedSince === undefined) return;
    if (this.now() - this.uninformedSince > UNINFORMED_MS + this.staleMs) this.clear();
  }

  private clear(): void {
    this.entries.clear();
    this.large.clear();
  }
}
