import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './kept-answer.js';

/** What an answer shows, and so which facts make it old. */
export const TAGS = ['listings', 'developments', 'content', 'assets'] as const;
export type Tag = (typeof TAGS)[number];

/** A moment in the order of drops; what was asked for before a drop is not kept after it. */
export type Moment = number;

interface Options {
  maxBytes: number;
  /** Milliseconds from any fixed point. */
  now?: () => number;
}

/**
 * A fact can reach this process before every other one has acted on it (another gateway that a page is made
 * through, an index that follows facts). What is made in this time after a drop is kept only until its end.
 */
const SETTLING_MS = 2_000;
/** Without NATS no fact arrives: what was kept is shown this long and then dropped. */
const UNINFORMED_MS = 5_000;
/** Should a fact ever be missed, this ends it. */
const LONGEST_MS = 5 * 60_000;
/** Key, headers and bookkeeping of one answer, in bytes, generously. */
const OVERHEAD = 4_096;

interface Kept {
  answer: KeptAnswer;
  tags: readonly Tag[];
}

/** Finished answers by key, bounded in bytes, dropped by tag. Holds no promise and makes no answer. */
export class ReadCache {
  private readonly answers: LRUCache<string, Kept>;
  private readonly keysByTag = new Map<Tag, Set<string>>(TAGS.map((tag) => [tag, new Set()]));
  private readonly droppedAt = new Map<Tag, { moment: Moment; time: number }>();
  private moment: Moment = 0;
  private incompleteAt: Moment = 0;
  private uninformedSince: number | undefined;
  private readonly now: () => number;

  constructor({ maxBytes, now = () => performance.now() }: Options) {
    this.now = now;
    this.answers = new LRUCache<string, Kept>({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => answer.size + key.length * 2 + OVERHEAD,
      ttl: LONGEST_MS,
      ttlResolution: 0,
      perf: { now },
      dispose: ({ tags }, key) => {
        for (const tag of tags) this.keysByTag.get(tag)?.delete(key);
      },
    });
  }

  get(key: string): KeptAnswer | undefined {
    if (this.uninformedSince !== undefined && this.now() - this.uninformedSince > UNINFORMED_MS)
      this.answers.clear();
    return this.answers.get(key)?.answer;
  }

  /** To be taken before an answer is asked for, and handed to {@link keep} with it. */
  begin(): Moment {
    return this.moment;
  }

  /** Whether an answer asked for at `since` may be old by now. Without tags any drop counts. */
  changedSince(since: Moment, tags: readonly Tag[] = TAGS): boolean {
    return tags.some((tag) => (this.droppedAt.get(tag)?.moment ?? 0) > since);
  }

  /** Keeps an answer, unless something it shows was dropped while it was made or facts do not arrive. */
  keep(key: string, answer: KeptAnswer, tags: readonly Tag[], since: Moment): boolean {
    if (this.uninformedSince !== undefined || this.changedSince(since, tags)) return false;
    const age = Math.min(...tags.map((tag) => this.now() - (this.droppedAt.get(tag)?.time ?? -Infinity)));
    const ttl = age < SETTLING_MS ? SETTLING_MS - age : LONGEST_MS;
    this.answers.set(key, { answer, tags }, { ttl });
    // An answer larger than the whole cache is not taken.
    if (!this.answers.has(key)) return false;
    for (const tag of tags) this.keysByTag.get(tag)?.add(key);
    answer.onMade = () => {
      this.weighAgain(key, answer);
    };
    return true;
  }

  /** An answer is shorter once it is compressed, and longer with each further form. */
  private weighAgain(key: string, answer: KeptAnswer): void {
    const kept = this.answers.peek(key);
    // A time to live of 0 would be for ever.
    const ttl = Math.max(1, this.answers.getRemainingTTL(key));
    if (kept?.answer === answer) this.answers.set(key, { ...kept }, { ttl, noDisposeOnSet: true });
  }

  drop(tags: readonly Tag[]): void {
    this.moment += 1;
    for (const tag of tags) {
      this.droppedAt.set(tag, { moment: this.moment, time: this.now() });
      for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.answers.delete(key);
    }
  }

  /** Facts may have been missed but arrive again. */
  dropAll(): void {
    this.uninformedSince = undefined;
    this.drop(TAGS);
  }

  /** Facts do not arrive: nothing new is kept, and what is kept is shown for some seconds more. */
  suspend(): void {
    this.uninformedSince ??= this.now();
  }

  /** An answer that pages are made from was not whole: pages being made now may not be either. */
  noteIncomplete(): void {
    this.moment += 1;
    this.incompleteAt = this.moment;
  }

  incompleteSince(since: Moment): boolean {
    return this.incompleteAt > since;
  }

  get bytes(): number {
    return this.answers.calculatedSize;
  }

  get count(): number {
    return this.answers.size;
  }
}
