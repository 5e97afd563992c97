import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { countVisit } from '@manzil/contracts/http/lead-forms';
import type { changeLead, listLeads } from '@manzil/contracts/http/leads';
import { publicApi } from './public-api.js';

describe('a call from a page of the site', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
  });

  it('sends its body as JSON and returns what comes back', async () => {
    fetched.mockResolvedValue(Response.json({ counted: true }));
    const input = { body: { count: 1 } };
    expect(await publicApi<typeof countVisit>('POST', '/traffic', input)).toEqual({ counted: true });
    expect(fetched).toHaveBeenCalledWith('/traffic', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"count":1}',
    });
  });

  it('fails for anything but a success', async () => {
    fetched.mockResolvedValue(new Response('', { status: 429 }));
    await expect(publicApi<typeof listLeads>('GET', '/api/leads', {})).rejects.toThrow('GET /api/leads: 429');
  });
});

/** None of these compiles: method, path and input must match the endpoint. */
export const DO_NOT_COMPILE = [
  // @ts-expect-error The path is another one.
  () => publicApi<typeof countVisit>('POST', '/trafic', { body: { count: 1 } }),
  // @ts-expect-error The method is another one.
  () => publicApi<typeof countVisit>('PUT', '/traffic', { body: { count: 1 } }),
  // @ts-expect-error A body is needed.
  () => publicApi<typeof countVisit>('POST', '/traffic', {}),
  // @ts-expect-error The body has no such field.
  () => publicApi<typeof countVisit>('POST', '/traffic', { body: { number: 1 } }),
  // @ts-expect-error The query has no such parameter.
  () => publicApi<typeof listLeads>('GET', '/api/leads', { query: { colour: 'red' } }),
  // @ts-expect-error The path has a parameter.
  () => publicApi<typeof changeLead>('PATCH', '/api/leads/:id', { body: { expectedVersion: 1 } }),
];
