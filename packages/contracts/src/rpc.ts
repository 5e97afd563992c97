import type { z } from 'zod';

/**
 * An ask between the gateway and one service: `rpc.<service>.v1.<noun>.<verb>` over core NATS.
 * Both sides parse with the same schemas, so a payload that reaches a handler is valid.
 */
export interface RpcContract<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> {
  readonly subject: `rpc.${string}.v${number}.${string}.${string}`;
  readonly request: Req;
  readonly response: Res;
  /** Milliseconds the asker waits before `DEADLINE_EXCEEDED`. Default {@link DEFAULT_DEADLINE_MS}. */
  readonly deadlineMs?: number;
  /** True when asking twice does no harm, so the asker may retry on another replica. */
  readonly idempotent?: boolean;
}

export const DEFAULT_DEADLINE_MS = 2_000;

export function defineRpc<Req extends z.ZodType, Res extends z.ZodType>(
  contract: RpcContract<Req, Res>,
): RpcContract<Req, Res> {
  return contract;
}

/** What happened, kept in JetStream: `evt.<service>.<noun>-<past-verb>.v1`. Delivered at least once. */
export interface FactContract<P extends z.ZodType = z.ZodType> {
  readonly subject: `evt.${string}.${string}.v${number}`;
  readonly payload: P;
}

export function defineFact<P extends z.ZodType>(contract: FactContract<P>): FactContract<P> {
  return contract;
}

/** Work to be done once by one worker, kept in JetStream: `work.<service>.<noun>-<past-verb>.v1`. */
export interface WorkContract<P extends z.ZodType = z.ZodType> {
  readonly subject: `work.${string}.${string}.v${number}`;
  readonly payload: P;
}

export function defineWork<P extends z.ZodType>(contract: WorkContract<P>): WorkContract<P> {
  return contract;
}
