import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { fakes } from './fake-services.js';

let stack: GatewayUnderTest;
beforeAll(async () => {
  stack = await startGatewayUnderTest({ FEED_WAIT_SECONDS: '0.2' });
});
afterAll(async () => {
  await stack.stop();
});

it('an import that takes longer than one waits answers 202 with where to look for its end', async () => {
  const cookie = await stack.sessionOf('editor');
  fakes.run = { ...fakes.run, state: 'staging', finishedAt: null };
  const answer = await stack.call('/api/data', { headers: { cookie } });
  expect(answer.status).toBe(202);
  const { id, counts } = fakes.run;
  expect(await answer.json()).toMatchObject({ runId: id, state: 'staging', counts });
  const address = answer.headers.get('location') ?? '';
  expect(address).toBe(`/api/feed/runs/${id}`);

  fakes.run = { ...fakes.run, state: 'done' };
  const run = await stack.call(address, { headers: { cookie } });
  expect(await run.json()).toMatchObject({ id, state: 'done' });
});

it('an import whose caller prefers not to wait answers 202 at once', async () => {
  const patient = await stack.startReplica({ FEED_WAIT_SECONDS: '300' });
  const cookie = await stack.sessionOf('editor');
  fakes.run = { ...fakes.run, state: 'staging', finishedAt: null };
  const headers = { cookie, prefer: 'handling=strict, respond-async', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${patient}/api/data`, { headers });
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ runId: fakes.run.id, state: 'staging' });
});
