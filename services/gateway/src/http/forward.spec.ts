import type { CacheTag } from '@manzil/contracts/cache-tags';
import { viewerSchema } from '@manzil/contracts/leads/viewer';
import { defineOperation, defineSharedOperation } from '@manzil/contracts/http/operation';
import type { RpcContract } from '@manzil/contracts/rpc';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forward } from './forward.js';
import { readHandlers } from './read-handlers.js';

const thing = z.object({ id: z.int(), name: z.string() });
const changeThing = defineOperation({
  method: 'PUT',
  path: '/api/things/:id',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Changes a thing',
  params: z.object({ id: z.int() }),
  body: z.looseObject({ name: z.string() }),
  responses: { 200: thing },
  subject: 'rpc.sample.v1.thing.change',
  caller: ['by', 'asMember'],
  request: thing.extend({ by: z.string(), asMember: viewerSchema }),
});
const removeThing = defineOperation({
  method: 'DELETE',
  path: '/api/things/:id',
  audience: 'public',
  area: 'Leads',
  summary: 'Removes a thing',
  params: z.object({ id: z.int() }),
  responses: { 204: 'nothing' },
  subject: 'rpc.sample.v1.thing.remove',
});

const renameThing = defineOperation({
  method: 'PUT',
  path: '/api/things/:id/name',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Renames a thing',
  params: z.object({ id: z.int() }),
  body: z.object({ name: z.string() }),
  responses: { 200: thing },
  subject: 'rpc.sample.v1.thing.rename',
  caller: ['shortBy'],
  request: z.object({ thingId: z.int(), fields: z.object({ name: z.string() }), by: z.string() }),
  response: thing,
  toRequest: ({ params, body }) => ({ thingId: params.id, fields: body }),
  stale: (_reply, { thingId, fields }) => [`thing:${thingId}`, fields.name],
});

type Forwarding = Record<string, (input: object) => Promise<unknown>>;

/** The methods of the controller, with a client that replies to each request with the request itself. */
function forwarding(operations: Record<string, unknown>) {
  const stale: CacheTag[] = [];
  const invalidate = (tags: readonly CacheTag[]) => stale.push(...tags);
  const sent: { subject: string; request: unknown }[] = [];
  const request = ({ subject }: RpcContract, value: unknown): Promise<unknown> => {
    sent.push({ subject, request: value });
    return Promise.resolve(value);
  };
  const Controller = forward(operations);
  return { controller: new Controller({ request }, { invalidate }) as Forwarding, sent, stale };
}

describe('forwarded operations', () => {
  it('send parameters, body and the caller, which no input replaces', async () => {
    const { controller, sent } = forwarding({ changeThing, other: 'no operation' });
    await controller.changeThing?.({
      params: { id: 1 },
      body: { name: 'New', id: 2, by: 'admin', asMember: { username: 'admin', role: 'admin' } },
      session: { username: 'agent@agency.example', role: 'agent' },
    });
    expect(sent).toEqual([
      {
        subject: 'rpc.sample.v1.thing.change',
        request: {
          id: 1,
          name: 'New',
          by: 'agent@agency.example',
          asMember: { username: 'agent@agency.example', role: 'agent' },
        },
      },
    ]);
  });

  it('send the request of another shape, and invalidate what it has changed', async () => {
    const { controller, sent, stale } = forwarding({ things: { rename: renameThing } });
    const session = { username: 'x'.repeat(70), role: 'agent' };
    await controller['things.rename']?.({ params: { id: 1 }, body: { name: 'New' }, session });
    expect(sent).toMatchObject([{ request: { thingId: 1, fields: { name: 'New' }, by: 'x'.repeat(60) } }]);
    expect(stale).toEqual(['thing:1', 'New']);
  });

  it('go to the service that the parameters name', async () => {
    const ofService = (service: string): RpcContract => ({
      subject: `rpc.${service}.v1.thing.count`,
      request: z.object({}),
      response: z.object({}),
    });
    const countThings = defineSharedOperation({
      method: 'GET',
      path: '/api/things/:service',
      audience: 'leads.read',
      area: 'Leads',
      summary: 'Counts the things of a service',
      params: z.object({ service: z.string() }),
      responses: { 200: z.object({}) },
      contractOf: ({ service }) => ofService(service),
    });
    const { controller, sent } = forwarding({ countThings });
    await controller.countThings?.({ params: { service: 'media' } });
    expect(sent).toEqual([{ subject: 'rpc.media.v1.thing.count', request: { service: 'media' } }]);
  });

  it('are registered with fixed paths before parameters', () => {
    const path = '/api/things/order';
    const Controller = forward({ aThing: changeThing, order: { ...changeThing, path, params: undefined } });
    expect(readHandlers([Controller]).map((handler) => handler.path)).toEqual([path, changeThing.path]);
  });

  it('return nothing where the response has no body', async () => {
    const { controller, sent } = forwarding({ removeThing });
    expect(await controller.removeThing?.({ params: { id: 3 } })).toBeUndefined();
    expect(sent).toEqual([{ subject: 'rpc.sample.v1.thing.remove', request: { id: 3 } }]);
  });

  it('have no caller when they are public', () => {
    expect(() => forward({ removeThing: { ...removeThing, caller: ['by'] } })).toThrow('is public');
  });
});
