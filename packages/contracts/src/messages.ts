import type { z } from 'zod';
import type { CacheTag } from './cache-tags.js';

interface MessageContract<P extends z.ZodType> {
  readonly payload: P;
  /**
   * The aggregate that a message is about, for example `property:171`. Messages of one key are published in the order
   * in which they were written; messages of different keys have no guaranteed order.
   */
  readonly key: (payload: z.output<P>) => string;
}

/** A domain event that JetStream stores: `evt.<producer>.<noun>-<past-verb>.v1`. Delivered at least once. */
export interface EventContract<P extends z.ZodType = z.ZodType> extends MessageContract<P> {
  readonly subject: `evt.${string}.${string}.v${number}`;
  /** Returns the cache tags that it makes stale; an event without tags does not affect public content. */
  readonly tags?: (payload: z.output<P>) => readonly CacheTag[];
}

export function defineEvent<P extends z.ZodType>(contract: EventContract<P>): EventContract<P> {
  return contract;
}

/** Processes that send commands. */
export type Sender = 'content' | 'leads' | 'listings';

/**
 * Work to be done once by one worker, stored in JetStream: `work.<owner>.<what>.v1`, named after the service that
 * handles it.
 */
export interface CommandContract<P extends z.ZodType = z.ZodType> extends MessageContract<P> {
  readonly subject: `work.${string}.${string}.v${number}`;
  readonly senders: readonly Sender[];
}

export function defineCommand<P extends z.ZodType>(contract: CommandContract<P>): CommandContract<P> {
  return contract;
}
