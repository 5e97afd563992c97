import {
  operationsOf,
  type CallerField,
  type Operation,
  type SharedOperation,
} from '@manzil/contracts/http/operation';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Inject, type Type } from '@nestjs/common';
import { asMember } from './caller/as-member.js';
import type { MemberSession } from './caller/caller.js';
import { Endpoint } from './endpoint.decorator.js';
import { CacheInvalidation } from './ports.js';

type Forwarded = Operation | SharedOperation;

interface Parts {
  params: object;
  query?: object | undefined;
  body?: object | undefined;
  session?: MemberSession | undefined;
}

/**
 * Creates the controller that sends the operations of these files of the contracts to their services. A fixed path is
 * registered before one with a parameter in its place.
 */
export function forward(...files: readonly Readonly<Record<string, unknown>>[]): Type {
  @Controller()
  class ForwardingController {
    constructor(
      @Inject(RpcClient) readonly rpc: RpcClient,
      @Inject(CacheInvalidation) readonly cache: CacheInvalidation,
    ) {}
  }
  const { prototype } = ForwardingController;
  const operations = files.flatMap(operationsOf);
  for (const [name, operation] of operations.toSorted(([, one], [, other]) => byFixedPath(one, other))) {
    if (operation.caller !== undefined && operation.audience === 'public')
      throw new Error(`${name} is public, so it has no caller`);
    const value = async function (this: ForwardingController, input: Parts): Promise<unknown> {
      const request = requestOf(operation, input);
      const isShared = 'contractOf' in operation;
      const contract = isShared ? operation.contractOf(input.params as never) : operation;
      const reply = await this.rpc.request(contract, request);
      const stale = isShared ? operation.stale?.(input.params as never) : operation.stale?.(reply, request);
      if (stale !== undefined) this.cache.invalidate(stale);
      return operation.responses[204] === 'nothing' ? undefined : reply;
    };
    Object.defineProperty(prototype, name, { value });
    Endpoint(operation)(prototype, name, { value } as never);
  }
  return ForwardingController;
}

/** `~` sorts after all characters of fixed paths. */
const routed = ({ path }: Forwarded): string => path.replaceAll(':', '~');
const byFixedPath = (one: Forwarded, other: Forwarded): number => (routed(one) < routed(other) ? -1 : 1);

function requestOf(operation: Forwarded, { params, query = {}, body = {}, session }: Parts): object {
  const { caller = [] } = operation;
  const added = session === undefined ? [] : caller.map((field) => CALLER[field](session));
  const request = operation.toRequest?.({ params, query, body }) ?? { ...query, ...body, ...params };
  return Object.assign({}, request, ...added) as object;
}

const CALLER: Readonly<Record<CallerField, (session: MemberSession) => object>> = {
  by: ({ username }) => ({ by: username }),
  shortBy: ({ username }) => ({ by: username.slice(0, 60) }),
  asMember: (session) => ({ asMember: asMember(session) }),
  asFunnelMember: (session) => ({ asMember: asMember(session, 'funnel.all') }),
};
