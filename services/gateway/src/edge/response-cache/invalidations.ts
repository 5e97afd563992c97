import { WHOLE_SITE, type CacheTag } from '@manzil/contracts/cache-tags';

/** Position in the order of invalidations; a response begun before an invalidation is not cached after it. */
export type Sequence = number;

/** Longer than making any response takes. Older invalidations are treated as applying to every tag. */
const REMEMBERED_MS = 5 * 60_000;

interface Invalidation {
  sequence: Sequence;
  time: number;
}

/** The last invalidation of each tag, newest last; removed after some minutes. */
export class Invalidations {
  sequence: Sequence = 0;
  private removedUpTo: Sequence = 0;
  private readonly byTag = new Map<CacheTag, Invalidation>();
  private lastSequence: Sequence = 0;
  /** Time of the last invalidation; events from before the start were not received, so the start is the first value. */
  lastTime: number;

  constructor(private readonly now: () => number) {
    this.lastTime = now();
  }

  add(tags: readonly CacheTag[]): void {
    const sequence = this.advance();
    if (tags.length === 0) return;
    this.lastSequence = sequence;
    const time = this.now();
    this.lastTime = time;
    for (const tag of tags) {
      this.byTag.delete(tag);
      this.byTag.set(tag, { sequence, time });
    }
    this.removeBefore(time - REMEMBERED_MS);
  }

  advance(): Sequence {
    this.sequence += 1;
    return this.sequence;
  }

  /** Returns true when a tag was invalidated after `since`; without tags, any invalidation applies. */
  anySince(since: Sequence, tags?: readonly CacheTag[]): boolean {
    if (tags === undefined) return this.lastSequence > since;
    return this.removedUpTo > since || this.of(tags).some(({ sequence }) => sequence > since);
  }

  /** Returns the time of the last invalidation of any of the tags. */
  lastOf(tags: readonly CacheTag[]): number {
    return Math.max(-Infinity, ...this.of(tags).map(({ time }) => time));
  }

  private of(tags: readonly CacheTag[]): Invalidation[] {
    return [WHOLE_SITE, ...tags].flatMap((tag) => this.byTag.get(tag) ?? []);
  }

  private removeBefore(time: number): void {
    for (const [tag, invalidation] of this.byTag) {
      if (invalidation.time >= time) return;
      this.removedUpTo = Math.max(this.removedUpTo, invalidation.sequence);
      this.byTag.delete(tag);
    }
  }
}
