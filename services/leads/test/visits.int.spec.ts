import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countVisit, getTraffic } from '@manzil/contracts/leads/rpc';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import { startLeads, type RunningLeads } from './running-leads.js';

describe('visits', () => {
  let leads: RunningLeads;
  let client: RpcClient;

  beforeAll(async () => {
    leads = await startLeads();
    ({ client } = leads);
  });
  afterAll(() => leads.stop());

  const total = async (): Promise<number> => (await client.request(getTraffic, {})).total;

  it('are counted once per token, however many are sent at the same time', async () => {
    const before = await total();
    const tokens = Array.from({ length: 5 }, () => randomUUID());
    const answers = await Promise.all(
      [...tokens, ...tokens, ...tokens, ...tokens].map((token) => client.request(countVisit, { token })),
    );
    expect(answers.filter(({ counted }) => counted)).toHaveLength(tokens.length);
    expect(await total()).toBe(before + tokens.length);
  });

  it('sent again answer the total they no longer change, in whatever case the token is written', async () => {
    const token = randomUUID();
    const first = await client.request(countVisit, { token });
    expect(first.counted).toBe(true);
    expect(await client.request(countVisit, { token: token.toUpperCase() })).toEqual({
      counted: false,
      total: first.total,
    });
  });

  it('leave no token behind, only its hash', async () => {
    const token = randomUUID();
    await client.request(countVisit, { token });
    const hashes = "SELECT string_agg(encode(token_hash, 'hex'), ' ') AS hashes FROM visit";
    const [row] = await leads.dataSource.query<[{ hashes: string }]>(hashes);
    expect(row.hashes).not.toContain(token.replaceAll('-', ''));
    expect(row.hashes).not.toContain(Buffer.from(token).toString('hex').slice(0, 64));
  });

  it('without a well-formed token are refused, and change nothing', async () => {
    const before = await total();
    await expect(client.request(countVisit, { token: "1'; DROP TABLE visit" })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'token' }] },
    });
    expect(await total()).toBe(before);
  });
});
