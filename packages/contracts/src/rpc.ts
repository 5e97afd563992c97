import type { z } from 'zod';

/**
 * A request between the gateway and one service: `rpc.<service>.v1.<noun>.<verb>` over core NATS. Both sides parse with
 * the same schemas, so a payload that reaches a handler is valid.
 */
export interface RpcContract<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> {
  readonly subject: `rpc.${string}.v${number}.${string}.${string}`;
  readonly request: Req;
  readonly response: Res;
  /** Milliseconds that the caller waits before `DEADLINE_EXCEEDED`. Default 2,000. */
  readonly deadlineMs?: number;
  /** True when repeating the request is harmless, so that the caller may retry on another replica. */
  readonly idempotent?: boolean;
}

const DEFAULT_DEADLINE_MS = 2_000;

/** Timeout of a request in milliseconds, at least `leastMs`. */
export const deadlineOf = (contract: Pick<RpcContract, 'deadlineMs'>, leastMs = 0): number =>
  Math.max(contract.deadlineMs ?? DEFAULT_DEADLINE_MS, leastMs);

export function defineRpc<Req extends z.ZodType, Res extends z.ZodType>(
  contract: RpcContract<Req, Res>,
): RpcContract<Req, Res> {
  return contract;
}
