import { NavLink } from 'react-router';
import type { NavigationItem } from '@manzil/contracts/content/collections';
import { isSitePath } from '../../shared/lib/safe-url';
import { SmartLink } from './smart-link';

export type NavEntry = Omit<NavigationItem, 'position'>;

/** One entry of the navigation; the page one is on carries aria-current. */
export function NavLinkItem({ entry, className }: { entry: NavEntry; className: string | undefined }) {
  if (entry.openInNewWindow || !isSitePath(entry.url)) {
    return (
      <SmartLink to={entry.url} className={className} newWindow={entry.openInNewWindow}>
        {entry.title}
      </SmartLink>
    );
  }
  return (
    <NavLink
      to={entry.url}
      className={className ?? ''}
      prefetch="intent"
      viewTransition
      end={entry.url === '/'}
    >
      {entry.title}
    </NavLink>
  );
}
