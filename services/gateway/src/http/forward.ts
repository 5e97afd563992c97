import { isOperation, type CallerField, type Operation } from '@manzil/contracts/http/operation';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Inject, type Type } from '@nestjs/common';
import { asMember } from './caller/as-member.js';
import type { MemberSession } from './caller/caller.js';
import { Endpoint } from './endpoint.decorator.js';

interface Parts {
  params: object;
  query?: object | undefined;
  body?: object | undefined;
  session?: MemberSession | undefined;
}

/** Creates the controller that sends the operations of these files of the contracts to their services. */
export function forward(...files: readonly Readonly<Record<string, unknown>>[]): Type {
  @Controller()
  class ForwardingController {
    constructor(@Inject(RpcClient) readonly rpc: RpcClient) {}
  }
  const { prototype } = ForwardingController;
  for (const [name, operation] of files.flatMap((file) => Object.entries(file))) {
    if (!isOperation(operation)) continue;
    if (operation.caller !== undefined && operation.audience === 'public')
      throw new Error(`${name} is public, so it has no caller`);
    const value = async function (this: ForwardingController, input: Parts): Promise<unknown> {
      const reply = await this.rpc.request(operation, requestOf(operation, input));
      return operation.responses[204] === 'nothing' ? undefined : reply;
    };
    Object.defineProperty(prototype, name, { value });
    Endpoint(operation)(prototype, name, { value } as never);
  }
  return ForwardingController;
}

function requestOf({ caller = [] }: Operation, { params, query, body, session }: Parts): object {
  const added = session === undefined ? [] : caller.map((field) => [field, CALLER[field](session)] as const);
  return { ...query, ...body, ...params, ...Object.fromEntries(added) };
}

const CALLER: Readonly<Record<CallerField, (session: MemberSession) => unknown>> = {
  by: ({ username }) => username,
  asMember: (session) => asMember(session),
};
