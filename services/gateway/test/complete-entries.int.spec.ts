import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from './act-of-staff.js';
import { DRAFTED_KINDS, type DraftedKind } from './drafts-of-all-kinds.js';
import { postJson } from './gateway-under-test.js';
import { startProduct, type Product } from './whole-product.js';

describe('an incomplete entry', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(async () => {
    await product.stop();
  });

  it('is refused as the first setting has it, and published once an admin switches that off', async () => {
    const [post] = DRAFTED_KINDS as [DraftedKind];
    const fields = { ...post.fields('Without text', 'without-text'), content: '' };
    const drafted = (await send(product, 'POST', '/api/content/blog-post/drafts', {
      fields,
    })) as LifecycleChange;
    const publish = (): Promise<Response> =>
      product.call(`/api/content/blog-post/${drafted.id}/publish`, postJson({}));
    const refused = await publish();
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { details: { reason: 'incomplete' }, detail: expect.stringContaining('The post has no text.') },
    ]);
    expect(await send(product, 'GET', '/api/session')).toMatchObject({ requiresComplete: true });
    await product.confirm();
    const policy = { needsApproval: false, requiresComplete: false };
    expect(await send(product, 'PUT', '/api/publishing-policy', policy)).toEqual(policy);
    expect((await publish()).status).toBe(200);
    const trail = (await send(product, 'GET', '/api/audit?action=policy-changed')) as { entries: unknown[] };
    expect(trail.entries).toHaveLength(1);
  });
});
