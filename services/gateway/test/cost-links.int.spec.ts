import { fileURLToPath } from 'node:url';
import type { ManagedRule } from '@manzil/contracts/content/rule';
import { freePort } from '@manzil/local-servers/ports';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { send } from './act-of-staff.js';
import { startProduct, type Product } from './whole-product.js';

const WEB = fileURLToPath(new URL('../../../web/server.mjs', import.meta.url));
const WEB_TOKEN = 'a-token-for-this-test';
const TRUSTEE = '/api/admin/rules/dubai.sale.trustee';

let product: Product;
let web: ServiceProcess;
beforeAll(async () => {
  const [webPort, internalPort] = await Promise.all([freePort(), freePort()]);
  web = await startServiceProcess(WEB, {
    WEB_PORT: String(webPort),
    NODE_ENV: 'production',
    WEB_TOKEN,
    API_URL: `http://127.0.0.1:${String(internalPort)}`,
  });
  product = await startProduct({
    WEB_URL: `http://127.0.0.1:${String(webPort)}`,
    INTERNAL_PORT: String(internalPort),
    WEB_TOKEN,
  });
  await web.ready();
});
afterAll(async () => {
  await product.stop();
  await web.stop();
});

/** The text of a page, without its script. */
const textOf = async (path: string): Promise<string> => {
  const html = await (await product.call(path)).text();
  return html
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

it('a link of an estimate has its sum after a rule changed, and says what changed', async () => {
  const today = '/cost-estimate?price=2000000';
  expect(await textOf(today)).toContain('AED 2,126,780');
  const [, link = ''] =
    /href="(\/cost-estimate\?[^"]*asOf[^"]*)"/.exec(await (await product.call(today)).text()) ?? [];
  const dated = link.replaceAll('&amp;', '&');
  expect(await textOf(dated)).toContain('These rules haven’t changed since.');

  const rule = (await send(product, 'GET', TRUSTEE)) as ManagedRule;
  const [first] = rule.versions;
  if (first === undefined) throw new Error('the rule has no version');
  const { version, addedAt: _at, addedBy: _by, confirmations: _all, ...content } = first;
  const steps = [
    { from: 0, amount: 2_000 },
    { from: 500_000, amount: 5_000 },
  ];
  await send(product, 'POST', `${TRUSTEE}/versions`, {
    ...content,
    validFrom: '2018-01-01',
    terms: { ...content.terms, charges: [{ payer: 'buyer', steps }] },
    lastVersion: version,
  });
  await send(product, 'POST', `${TRUSTEE}/versions/2/confirmations`, { reviewBy: '2028-01-31' });
  await waitFor('the new fee', async () => (await textOf(today)).includes('AED 2,127,830'));
  await waitFor('the note on the link', async () =>
    (await textOf(dated)).includes('Rules have changed since'),
  );
  const text = await textOf(dated);
  expect(text).toContain('the total was AED 2,126,780 and is AED 2,127,830 today.');
  expect(text).toContain('Registration trustee (buyer): AED 4,200 then, AED 5,250 today');
  expect(text).toContain('Version 1, in force since 1 January 2018.');
});
