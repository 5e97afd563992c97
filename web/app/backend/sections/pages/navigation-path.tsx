import { showNavigationEntries } from '@manzil/contracts/http/content-editing';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMayCall } from '../../kit/access/access';
import { editorPathOf } from '../../kit/address/editor-path';
import { StateBadge } from '../../kit/lifecycle/state-badge';
import { newEntryAt } from '../../kit/address/use-entry-param';
import { navigationQuery } from '../../kit/collection/navigation-query';
import { EditOnly } from '../../../shared/ui/read-only';

const SECTION = '/backend/navigation';

interface NavigationPathProps {
  title: string;
  /** Path of the page on the site. */
  path: string;
}

/** Names the navigation entry that links to a page, or offers to create one. */
export function NavigationPath({ title, path }: NavigationPathProps) {
  const { data } = useQuery({ ...navigationQuery, enabled: useMayCall(showNavigationEntries) });
  if (data === undefined) return null;
  const item = data.entries.find(({ url }) => pathOf(url) === path);
  if (item === undefined)
    return (
      <EditOnly>
        <p>
          The navigation does not lead here.{' '}
          <Link className="backend-link" to={newEntryAt(SECTION, { title, url: path })}>
            Add to the navigation
          </Link>
        </p>
      </EditOnly>
    );
  return (
    <p>
      In the navigation as{' '}
      <Link
        className="backend-link"
        to={editorPathOf({ kind: 'navigation-item', id: item.id, link: SECTION })}
      >
        {item.title}
      </Link>{' '}
      <StateBadge lifecycle={item.lifecycle} />
    </p>
  );
}

/** Path of a URL of this site, without a trailing slash. */
const pathOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/$/, '');
