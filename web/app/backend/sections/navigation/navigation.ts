import type { NavigationItemEntry } from '@manzil/contracts/content/collection-entries';
import type { NavigationItemFields } from '@manzil/contracts/content/collection-fields';
import * as http from '@manzil/contracts/http/content-editing';
import type { Collection } from '../../kit/collection/collection';
import { collectionQuery, openFrom } from '../../kit/collection/collection-query';
import { callApi } from '../../kit/data/call-api';
import { withDraft } from '../../kit/lifecycle/lifecycle-calls';

export const NAVIGATION_STYLE = { kind: 'navigation-style', id: 1 } as const;

/** The links of the header, and how it looks: with the fields of its draft, where it has one. */
export const navigationQuery = collectionQuery(http.navigationItems, async () => {
  const found = await callApi(http.showNavigationEntries);
  return { ...found, style: await withDraft(NAVIGATION_STYLE, found.style) };
});

export const navigationItems: Collection<NavigationItemFields, NavigationItemEntry> = {
  title: 'Navigation',
  intro: 'The links of the header in their order, and how the header looks.',
  one: 'link',
  endpoints: http.navigationItems,
  kind: 'navigation-item',
  publicPath: '/',
  blank: { title: '', url: '', openInNewWindow: false },
  formOf: ({ title, url, openInNewWindow }) => ({ title, url, openInNewWindow }),
  nameOf: ({ title }) => title,
  list: navigationQuery,
  open: openFrom(navigationQuery),
};
