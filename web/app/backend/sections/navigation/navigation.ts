import type { NavigationItemEntry } from '@manzil/contracts/content/collection-entries';
import type { NavigationItemFields } from '@manzil/contracts/content/collection-fields';
import * as http from '@manzil/contracts/http/content-editing';
import type { Collection } from '../../kit/collection/collection';
import { openFrom } from '../../kit/collection/collection-query';
import { navigationQuery } from '../../kit/collection/navigation-query';

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
