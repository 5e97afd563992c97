import type { ManagedRule, ManagedVersion } from '@manzil/contracts/content/rule';
import { expect } from 'vitest';
import { change, does, remembers, send, type Act, type Known } from './act-of-staff.js';

const PAGE = { title: 'Visa', linkAddress: 'visa', html: '<p>Visa</p>', css: '' };
const faq = { question: 'When?', answer: '<p>Soon</p>' };
const ORDER = expect.arrayContaining([expect.objectContaining({ field: 'order' })]) as never;

export const CONTENT: Act[] = [
  {
    action: 'content-created',
    run: remembers(
      'faq',
      does('POST', '/api/faqs', () => faq),
    ),
    row: {
      entity: expect.objectContaining({ kind: 'faq', title: 'When?', link: '/backend/faq' }),
      changes: [change('question', null, 'When?'), change('answer', null, 'Soon')],
    },
  },
  {
    action: 'content-updated',
    run: does(
      'PUT',
      ({ faq: id }) => `/api/faqs/${id}`,
      () => ({ ...faq, answer: '<p>Now</p>', expectedVersion: 1 }),
    ),
    row: { changes: [change('answer', 'Soon', 'Now')] },
  },
  {
    action: 'content-previewed',
    run: does('POST', ({ faq: id }) => `/api/content/faq/${id}/preview`),
    row: { entity: expect.objectContaining({ kind: 'faq', title: 'When?' }) },
  },
  {
    action: 'content-previewed',
    run: does('POST', '/api/site-previews', () => ({ at: new Date().toISOString() })),
    row: { entity: expect.objectContaining({ kind: 'site', link: '/backend/time-machine' }) },
  },
  {
    action: 'content-deleted',
    run: does('DELETE', ({ faq: id }) => `/api/faqs/${id}`),
    row: { changes: [] },
  },
  { action: 'content-restored', run: does('POST', ({ faq: id }) => `/api/faqs/${id}/restore`), row: {} },
  {
    action: 'content-reordered',
    run: async (product) => {
      const { entries } = (await send(product, 'GET', '/api/admin/faqs')) as { entries: { id: number }[] };
      await send(product, 'PUT', '/api/faqs/order', { ids: entries.map(({ id }) => id).reverse() });
    },
    row: { changes: ORDER },
  },
  {
    action: 'content-updated',
    run: async (product) => {
      const { version } = (await send(
        product,
        'GET',
        '/api/admin/documents/mortgageservicespagedb',
      )) as Known;
      const fields = { sec1heading: 'Buy a home' };
      await send(product, 'PUT', '/api/documents/mortgageservicespagedb', {
        fields,
        expectedVersion: version,
      });
    },
    row: {
      entity: expect.objectContaining({
        kind: 'site-text',
        title: 'Mortgage page',
        link: '/backend/mortgage',
      }),
      changes: [expect.objectContaining({ field: 'sec1heading', after: 'Buy a home' })] as never,
    },
  },
  {
    action: 'content-updated',
    run: async (product) => {
      const footer = (await send(product, 'GET', '/api/admin/footer')) as Known;
      const { version, updatedAt: _at, updatedBy: _by, ...fields } = footer;
      await send(product, 'PUT', '/api/footer', { ...fields, licence: 'ORN 1', expectedVersion: version });
    },
    row: {
      entity: expect.objectContaining({ kind: 'footer' }),
      changes: [expect.objectContaining({ field: 'licence', after: 'ORN 1' })] as never,
    },
  },
  {
    action: 'page-created',
    run: remembers(
      'page',
      does('POST', '/api/save-page', () => PAGE),
      ({ result }) => Number((result as unknown as Known).id),
    ),
    row: { entity: expect.objectContaining({ kind: 'page', title: 'Visa' }) },
  },
  {
    action: 'page-updated',
    run: does(
      'PUT',
      ({ page }) => `/api/pages/${page}`,
      () => ({ ...PAGE, title: 'Visas', expectedVersion: 1 }),
    ),
    row: { changes: [change('title', 'Visa', 'Visas')] },
  },
  {
    action: 'page-revision-restored',
    run: does(
      'POST',
      ({ page }) => `/api/pages/${page}/revisions/1/restore`,
      () => ({ expectedVersion: 2 }),
    ),
    row: { changes: [change('title', 'Visas', 'Visa')], details: { version: 1 } },
  },
  {
    action: 'page-copied',
    run: does(
      'POST',
      ({ page }) => `/api/pages/${page}/copy`,
      () => ({ title: 'Copy', linkAddress: 'copy' }),
    ),
    row: { details: { copyOf: 'Visa' } },
  },
  {
    action: 'page-previewed',
    run: does('POST', '/api/page-previews', ({ page }) => ({ id: page })),
    row: {},
  },
  { action: 'page-deleted', run: does('DELETE', ({ page }) => `/api/pages/${page}`), row: {} },
  { action: 'page-restored', run: does('PUT', ({ page }) => `/addpageagain/${page}`), row: {} },
  {
    action: 'page-purged',
    run: async (product, { page }) => {
      await send(product, 'DELETE', `/api/pages/${page}`);
      await send(product, 'DELETE', `/api/recycle-bin/${page}`);
    },
    row: { entity: expect.objectContaining({ title: 'Visa', link: null }) },
  },
  {
    action: 'saved-block-created',
    run: remembers(
      'block',
      does('POST', '/api/admin/saved-blocks', () => ({ name: 'Hours', html: '<p>9 to 6</p>', css: '' })),
    ),
    row: { entity: expect.objectContaining({ kind: 'saved-block', title: 'Hours' }) },
  },
  {
    action: 'saved-block-renamed',
    run: does(
      'PATCH',
      ({ block }) => `/api/admin/saved-blocks/${block}`,
      () => ({ name: 'Opening hours' }),
    ),
    row: { changes: [change('name', 'Hours', 'Opening hours')] },
  },
  {
    action: 'saved-block-deleted',
    run: does('DELETE', ({ block }) => `/api/admin/saved-blocks/${block}`),
    row: { entity: expect.objectContaining({ title: 'Opening hours' }) },
  },
  {
    action: 'saved-block-restored',
    run: does('POST', ({ block }) => `/api/admin/saved-blocks/${block}/restore`),
    row: {},
  },
  {
    action: 'rule-version-added',
    run: async (product) => {
      const rule = (await send(product, 'GET', '/api/admin/rules/dubai.rent.ejari')) as ManagedRule;
      const [{ version, addedBy: _by, addedAt: _at, confirmations: _all, ...content }] = rule.versions as [
        ManagedVersion,
      ];
      const terms = { ...content.terms, charges: [{ payer: 'tenant', amount: 230 }] };
      const body = { ...content, terms, validFrom: '2027-01-01', lastVersion: version };
      await send(product, 'POST', '/api/admin/rules/dubai.rent.ejari/versions', body);
    },
    row: {
      entity: expect.objectContaining({ kind: 'rule', link: '/backend/rules/dubai.rent.ejari' }),
      changes: [change('charges.0.amount', 220, 230)],
    },
  },
  {
    action: 'rule-confirmed',
    run: does('POST', '/api/admin/rules/dubai.rent.ejari/versions/2/confirmations', () => ({
      reviewBy: '2028-01-31',
    })),
    row: { details: { version: 2, reviewBy: '2028-01-31' } },
  },
];
