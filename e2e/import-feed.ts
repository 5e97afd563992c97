import { expect } from 'vitest';
import { asAdmin } from './staff.js';

/** Imports the feed of the running product, as the button of the backend does. */
export async function importFeed(): Promise<void> {
  const call = await asAdmin();
  const answer = await call('/api/data');
  expect([200, 202]).toContain(answer.status);
  const { runId } = (await answer.json()) as { runId: string };
  for (let state = ''; state !== 'done';) {
    ({ state } = (await (await call(`/api/feed/runs/${runId}`)).json()) as { state: string });
    expect(['failed', 'quarantined', 'cancelled']).not.toContain(state);
  }
}
