import { expect } from 'vitest';
import type { NewLeads } from '@manzil/contracts/leads/lead';
import type { StaffedLeads } from './leads-stack.js';

/** Reads the stream of new leads as a browser with this cookie does, until it is stopped or ends. */
export async function followNewLeads(staff: StaffedLeads, cookie: string) {
  const leaving = new AbortController();
  const answer = await staff.call('/api/leads/new/events', { headers: { cookie }, signal: leaving.signal });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  let text = '';
  let ended = false;
  void (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk as Uint8Array).toString();
    ended = true;
  })().catch(() => undefined);
  const counts = (): number[] =>
    [...text.matchAll(/^event: new-leads\ndata: (.*)$/gm)].map(
      ([, data = '']) => (JSON.parse(data) as NewLeads).count,
    );
  return {
    counts,
    last: () => counts().at(-1),
    hasEnded: () => ended,
    stop: () => {
      leaving.abort();
    },
  };
}
