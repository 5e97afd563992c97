import type { NavigationItemEntry } from '@manzil/contracts/content/collection-entries';
import type { NavigationItemFields } from '@manzil/contracts/content/collection-fields';
import * as http from '@manzil/contracts/http/content-editing';
import type { Collection } from '../collections/collection';
import { collectionQuery, openFrom } from '../collections/collection-query';
import { callApi } from '../lib/call-api';

/** The links of the header, and how it looks. */
export const navigationQuery = collectionQuery(http.navigationItems, () =>
  callApi(http.showNavigationEntries),
);

export const navigationItems: Collection<NavigationItemFields, NavigationItemEntry> = {
  title: 'Navigation',
  intro: 'The links of the header in their order, and how the header looks.',
  one: 'link',
  endpoints: http.navigationItems,
  publicPath: '/',
  blank: { title: '', url: '', openInNewWindow: false },
  formOf: ({ title, url, openInNewWindow }) => ({ title, url, openInNewWindow }),
  nameOf: ({ title }) => title,
  list: navigationQuery,
  open: openFrom(navigationQuery),
};
