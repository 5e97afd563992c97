import type { Footer, NavigationStyle } from '@manzil/contracts/content/collections';
import type { FooterEntity } from './footer.entity.js';
import type { NavigationStyleEntity } from './navigation-style.entity.js';

export function toNavigationStyle({ onlyRow: _, ...style }: NavigationStyleEntity): NavigationStyle {
  return style;
}

export function toFooter({ onlyRow: _, ...footer }: FooterEntity): Footer {
  return footer;
}
