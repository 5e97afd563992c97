import { Link, useLocation, type LinkProps } from 'react-router';
import type { CameFrom } from './return-path';

/** A link from a list to one of its records, which can lead back to the list as it was left. */
export function RecordLink(props: Omit<LinkProps, 'state'>) {
  const { pathname, search } = useLocation();
  const state: CameFrom = { cameFrom: pathname + search };
  return <Link {...props} state={state} />;
}
