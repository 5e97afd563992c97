import { IsNull, type EntityManager } from 'typeorm';
import { FooterEntity } from './footer.entity.js';
import { NavigationItemEntity } from './navigation-item.entity.js';
import { NAVIGATION } from './navigation.collection.js';
import { NavigationStyleEntity } from './navigation-style.entity.js';

export function findNavigationItems(manager: EntityManager): Promise<NavigationItemEntity[]> {
  return manager.find(NavigationItemEntity, { where: { deletedAt: IsNull() }, order: NAVIGATION.order });
}

/** Returns null before the first content is written, like {@link findFooter}. */
export function findNavigationStyle(manager: EntityManager): Promise<NavigationStyleEntity | null> {
  return manager.findOneBy(NavigationStyleEntity, { onlyRow: true });
}

export function findFooter(manager: EntityManager): Promise<FooterEntity | null> {
  return manager.findOneBy(FooterEntity, { onlyRow: true });
}
