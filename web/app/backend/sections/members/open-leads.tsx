import { listLeads } from '@manzil/contracts/http/leads';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { endpointQuery } from '../../kit/data/query-client';
import { MEMBER, toApiFilter } from '../../kit/address/lead-search-params';
import { LEADS_PATH } from '../../kit/access/sections';
import { LEADS_LABELS } from './member-labels';

const OPEN = ['new', 'in-progress'] as const;

/** URL of the inbox with the leads of a member. */
export const leadsPathOf = (username: string, filter: Record<string, string> = {}): string =>
  `${LEADS_PATH}?${new URLSearchParams({ assigned: MEMBER + username, ...filter }).toString()}`;

/** Only the total is used, so one lead per page is enough. */
const countQuery = (username: string, status: (typeof OPEN)[number]) =>
  endpointQuery(listLeads, {
    query: {
      ...toApiFilter(new URLSearchParams({ assigned: MEMBER + username, status })),
      pageSize: '1',
    },
  });

/** Counts the open leads of a member, with links to the inbox. */
export function OpenLeads({ username }: { username: string }) {
  const fresh = useQuery(countQuery(username, 'new'));
  const inProgress = useQuery(countQuery(username, 'in-progress'));
  if (fresh.isError || inProgress.isError) return <p>{LEADS_LABELS.unknown}</p>;
  if (fresh.data === undefined || inProgress.data === undefined) return <p>{LEADS_LABELS.loading}</p>;
  const counts = { new: fresh.data.total, 'in-progress': inProgress.data.total };
  const some = OPEN.filter((status) => counts[status] > 0);
  if (some.length === 0) return <p>{LEADS_LABELS.none}</p>;
  return (
    <>
      <p>{LEADS_LABELS.kept}</p>
      <ul>
        {some.map((status) => (
          <li key={status}>
            <Link to={leadsPathOf(username, { status })} className="backend-link">
              {LEADS_LABELS.open[status](counts[status])}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
