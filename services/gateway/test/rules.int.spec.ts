import type { ManagedRule } from '@manzil/contracts/content/rule';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGatewayWithContent, type GatewayWithContent } from './gateway-with-content.js';

const SALE = [
  'vat.standard',
  'uae.ltv',
  'dubai.sale.registration',
  'dubai.sale.admin.unit',
  'dubai.sale.trustee',
  'dubai.agency.sale',
];

interface Estimate {
  totalCostsAed: number;
  cashNeededAed: number;
  notIncluded: string[];
  costs: { rule: string; version: number; sources: string[]; aed: number }[];
  url: string;
}

describe('the rule book', () => {
  let stack: GatewayWithContent;
  let manager: string;
  beforeAll(async () => {
    stack = await startGatewayWithContent();
    manager = await stack.sessionOf('manager');
  });
  afterAll(() => stack.stop());

  const publicIds = async (): Promise<string[]> => {
    const { rules } = (await (await stack.call('/api/rules')).json()) as { rules: { id: string }[] };
    return rules.map(({ id }) => id);
  };
  const confirm = (id: string, version: number, cookie = manager) =>
    stack.as(cookie, 'POST', `/api/admin/rules/${id}/versions/${String(version)}/confirmations`, {
      reviewBy: '2028-01-31',
    });
  const estimate = async (): Promise<{ isError?: boolean; content: { text: string }[] }> => {
    const answer = await stack.call('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'estimate_costs', arguments: { priceAed: 2_000_000, downPaymentPercent: 20 } },
      }),
    });
    return ((await answer.json()) as { result: { isError?: boolean; content: { text: string }[] } }).result;
  };

  it('shows visitors and assistants nothing before a member confirms it', async () => {
    expect(await publicIds()).toEqual([]);
    const { isError, content } = await estimate();
    expect([isError, content[0]?.text]).toEqual([
      true,
      'There are no confirmed rules about the costs of buying in dubai',
    ]);
  });

  it('shows what was confirmed, also where a cached response was empty', async () => {
    for (const id of SALE) expect((await confirm(id, id === 'uae.ltv' ? 2 : 1)).status).toBe(200);
    await waitFor('the confirmed rules', async () => (await publicIds()).length === SALE.length);
    const { isError, content } = await estimate();
    expect(isError).toBeUndefined();
    const found = JSON.parse(content[0]?.text ?? '') as Estimate;
    expect(found).toMatchObject({
      totalCostsAed: 126_780,
      cashNeededAed: 526_780,
      notIncluded: ['Registration of the mortgage', 'Arrangement fee of the bank', 'Valuation by the bank'],
    });
    expect(
      found.costs.every(({ rule, version, sources }) => rule !== '' && version === 1 && sources.length > 0),
    );
    expect(found.url).toContain('/cost-estimate?deal=sale&emirate=dubai');
  });

  it('adds a version, compares it, and refuses one that is not valid by its field', async () => {
    const path = '/api/admin/rules/dubai.sale.trustee';
    const rule = (await (await stack.as(manager, 'GET', path)).json()) as ManagedRule;
    const [first] = rule.versions;
    if (first === undefined) throw new Error('the rule has no version');
    const { addedAt: _at, addedBy: _by, version: _first, confirmations: _all, ...content } = first;
    const body = { ...content, validFrom: '2027-01-01', law: 'Resolution 1', lastVersion: 1 };
    const refused = await stack.as(manager, 'POST', `${path}/versions`, { ...body, validTo: '2026-12-31' });
    expect([refused.status, await refused.json()]).toMatchObject([400, { issues: [{ field: 'validTo' }] }]);
    expect((await stack.as(manager, 'POST', `${path}/versions`, body)).status).toBe(201);
    expect((await stack.as(manager, 'POST', `${path}/versions`, body)).status).toBe(409);
    const diff = await stack.as(manager, 'GET', `${path}/versions/1/diff/2`);
    expect(await diff.json()).toEqual({
      changes: [
        { field: 'validFrom', before: '2018-01-01', after: '2027-01-01' },
        { field: 'law', before: '', after: 'Resolution 1' },
      ],
    });
  });

  it('is open to those alone whose role permits it', async () => {
    const [auditor, editor] = [await stack.sessionOf('auditor'), await stack.sessionOf('editor')];
    expect((await stack.as(auditor, 'GET', '/api/admin/rules')).status).toBe(200);
    expect((await confirm('dubai.rent.ejari', 1, auditor)).status).toBe(403);
    expect((await stack.as(editor, 'GET', '/api/admin/rules')).status).toBe(403);
    expect((await stack.call('/api/admin/rules')).status).toBe(401);
  });
});
