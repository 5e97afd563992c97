import type { PageSummary } from '@manzil/contracts/content/page';

/** A page of the site for tests. */
export const samplePage = (id: number, title: string): PageSummary => ({
  id,
  title,
  linkAddress: `page-${id}`,
  seoTitle: '',
  metaDescription: '',
  keywords: '',
  pageVal: 'pages',
  version: 2,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-21T08:00:00Z',
  updatedBy: 'omar',
});
