import type { CacheTag } from '@manzil/contracts/cache-tags';
import { LRUCache } from 'lru-cache';

interface Entry<V> {
  value: V;
  tags: readonly CacheTag[];
  /** Time at which the value becomes stale, by `now`. */
  freshUntil: number;
}

interface Options<V> {
  maxBytes: number;
  sizeOf: (value: V, key: string) => number;
  /** Milliseconds for which a stale value is still stored. */
  staleMs: number;
  now: () => number;
  /** Called with each value that is removed or replaced. */
  onLeave?: (value: V) => void;
}

/**
 * Values by key, bounded in bytes: the least recently used are evicted first, and invalidating a tag removes all values
 * that have it. A value is fresh for its time to live and stale for some time after it.
 */
export class TaggedEntries<V> {
  private readonly entries: LRUCache<string, Entry<V>>;
  private readonly keysByTag = new Map<CacheTag, Set<string>>();
  private readonly staleMs: number;
  private readonly now: () => number;

  constructor({ maxBytes, sizeOf, staleMs, now, onLeave }: Options<V>) {
    this.staleMs = staleMs;
    this.now = now;
    this.entries = new LRUCache<string, Entry<V>>({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
      ttlResolution: 0,
      perf: { now },
      dispose: ({ value, tags }, key) => {
        this.removeTags(tags, key);
        onLeave?.(value);
      },
    });
  }

  /** Returns a fresh value. */
  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    return entry === undefined || this.now() > entry.freshUntil ? undefined : entry.value;
  }

  /** Returns a value, fresh or stale. */
  getStale(key: string): V | undefined {
    return this.entries.get(key)?.value;
  }

  /**
   * Returns false when the value alone exceeds the limit.
   * @param ttl milliseconds that it is fresh; `Infinity` for no limit
   */
  set(key: string, value: V, tags: readonly CacheTag[], ttl: number): boolean {
    const entry = { value, tags, freshUntil: this.now() + ttl };
    // The cache library uses 0 for no limit.
    this.entries.set(key, entry, { ttl: ttl === Infinity ? 0 : ttl + this.staleMs });
    if (!this.entries.has(key)) return false;
    for (const tag of tags) this.keysOf(tag).add(key);
    return true;
  }

  /** Recounts the bytes of a value if it is still stored; its age does not change. */
  weighAgain(key: string, value: V): void {
    const entry = this.entries.peek(key);
    // A time to live of 0 would mean no limit.
    const ttl = Math.max(1, this.entries.getRemainingTTL(key));
    if (entry?.value === value) this.entries.set(key, { ...entry }, { ttl, noDisposeOnSet: true });
  }

  removeTagged(tags: readonly CacheTag[]): void {
    for (const tag of tags) for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.entries.delete(key);
  }

  /** Evicts the least recently used value; false when there is none. */
  removeOldest(): boolean {
    return this.entries.pop() !== undefined;
  }

  clear(): void {
    this.entries.clear();
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  get count(): number {
    return this.entries.size;
  }

  private keysOf(tag: CacheTag): Set<string> {
    const known = this.keysByTag.get(tag) ?? new Set<string>();
    this.keysByTag.set(tag, known);
    return known;
  }

  private removeTags(tags: readonly CacheTag[], key: string): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
