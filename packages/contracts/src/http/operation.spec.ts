import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineOperation, operationsOf } from './operation.js';

const common = {
  audience: 'member',
  area: 'Leads',
  summary: 'A thing',
  subject: 'rpc.sample.v1.thing.do',
} as const;
const params = z.object({ id: z.int() });
const body = z
  .object({ from: z.int(), to: z.int() })
  .refine(({ from, to }) => from < to, { message: 'The end comes first', path: ['to'] });

describe('the request of an operation', () => {
  it('is the parameters and the body together, with the rules of the body', () => {
    const { request } = defineOperation({
      ...common,
      method: 'PUT',
      path: '/api/things/:id',
      params,
      body,
      responses: { 200: z.object({ count: z.int() }) },
    });
    expect(request.parse({ id: 1, from: 2, to: 3 })).toEqual({ id: 1, from: 2, to: 3 });
    expect(request.safeParse({ from: 2, to: 3 }).success).toBe(false);
    expect(request.safeParse({ id: 1, from: 3, to: 2 }).error?.issues).toMatchObject([{ path: ['to'] }]);
  });

  it('is empty without input, and so is the reply of a response without a body', () => {
    const operation = defineOperation({
      ...common,
      method: 'DELETE',
      path: '/api/things',
      responses: { 204: 'nothing' },
    });
    expect(operation.request.parse({})).toEqual({});
    expect(operation.response.parse({})).toEqual({});
    expect(operationsOf({ operation, other: 'no operation', all: { operation } })).toEqual([
      ['operation', operation],
      ['all.operation', operation],
    ]);
  });

  it('must be written out for a query, which is read from text', () => {
    expect(() =>
      defineOperation({
        ...common,
        method: 'GET',
        path: '/api/things',
        query: z.object({ page: z.coerce.number() }),
        responses: { 200: z.object({ count: z.int() }) },
      }),
    ).toThrow('has a query');
  });
});
