import {
  navigationItemEntrySchema,
  navigationStyleEntrySchema,
  type NavigationItemEntry,
} from '@manzil/contracts/content/collection-entries';
import {
  navigationItemFieldsSchema,
  type NavigationItemFields,
} from '@manzil/contracts/content/collection-fields';
import { navigationEditing } from '@manzil/contracts/content/editing-rpc';
import type { Collection } from '../collections/collection';
import { openFrom } from '../collections/load-collection';
import { callApi } from '../lib/call-api';

const schema = navigationEditing.list.response.extend({ style: navigationStyleEntrySchema });

/** The links of the header, and how it looks. */
export const loadNavigation = () => callApi('/api/admin/navigation', schema);
export type LoadedNavigation = Awaited<ReturnType<typeof loadNavigation>>;

export const navigationItems: Collection<NavigationItemFields, NavigationItemEntry> = {
  title: 'Navigation',
  intro: 'The links of the header in their order, and how the header looks.',
  one: 'link',
  path: '/api/navigation-items',
  publicPath: '/',
  entrySchema: navigationItemEntrySchema,
  fieldsSchema: navigationItemFieldsSchema,
  blank: { title: '', url: '', openInNewWindow: false },
  formOf: ({ title, url, openInNewWindow }) => ({ title, url, openInNewWindow }),
  nameOf: ({ title }) => title,
  load: loadNavigation,
  open: openFrom(loadNavigation),
};
