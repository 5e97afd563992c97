import type { NavigationItemEntry } from '@manzil/contracts/content/collection-entries';
import type { NavigationItemFields } from '@manzil/contracts/content/collection-fields';
import type { NavigationItem } from '@manzil/contracts/content/collections';
import { stampOf, type Collection } from '../editing/collection.js';
import { NavigationItemEntity } from './navigation-item.entity.js';

/** More items than a menu needs. */
const MOST_ITEMS = 40;

export const toNavigationItem = ({
  id,
  title,
  url,
  openInNewWindow,
  position,
}: NavigationItemEntity): NavigationItem => ({ id, title, url, openInNewWindow, position });

const toEntry = (item: NavigationItemEntity): NavigationItemEntry => ({
  ...toNavigationItem(item),
  ...stampOf(item),
});

export const NAVIGATION = {
  kind: 'site-frame',
  entity: NavigationItemEntity,
  noun: 'navigation item',
  audited: { kind: 'navigation-item', section: '/backend/navigation' },
  order: { position: 'ASC', id: 'ASC' },
  placed: true,
  most: MOST_ITEMS,
  titleOf: ({ title }) => title,
  publishesSaves: true,
  publishing: {
    kind: 'navigation-item',
    fieldsOf: ({ title, url, openInNewWindow }) => ({ title, url, openInNewWindow }),
    titleField: 'title',
    kept: [],
    isLive: ({ live }) => live,
    setLive: (item, live) => {
      item.live = live;
    },
  },
  toEntry,
  toListed: toEntry,
  write: (item, { title, url, openInNewWindow }) => {
    Object.assign(item, { title, url, openInNewWindow });
  },
} satisfies Collection<NavigationItemEntity, NavigationItemFields, NavigationItemEntry>;
