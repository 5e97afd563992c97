import { Link, useLocation, type LinkProps } from 'react-router';
import type { CameFrom } from './return-path';

/**
 * A link from a list to one of its records, which can lead back to the list as it was left. The scripts of the record's
 * form are loaded while the pointer rests on the link.
 */
export function RecordLink(props: Omit<LinkProps, 'state'>) {
  const { pathname, search } = useLocation();
  const state: CameFrom = { cameFrom: pathname + search };
  return <Link prefetch="intent" {...props} state={state} />;
}
