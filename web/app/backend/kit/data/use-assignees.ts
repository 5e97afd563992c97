import type { Session } from '@manzil/contracts/gateway/account';
import { listAssignees } from '@manzil/contracts/http/leads';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query-client';
import { useMay } from '../access/access';
import { memberName } from '../labels/member-name';

const assigneesQuery = endpointQuery(listAssignees, {});

/** Usernames of members whom leads can be assigned to. Agents can only take a lead themselves or give it back. */
export function useMembers({ username }: Session): string[] {
  const seesAll = useMay()('leads.all');
  const { data } = useQuery({ ...assigneesQuery, enabled: seesAll });
  // Without the list, members can still assign leads to themselves.
  const usernames = data?.usernames ?? [];
  return usernames.includes(username) ? usernames : [username, ...usernames];
}

/** Options of a select: no assignee first, then the members, including the current assignee. */
export function useAssignees(session: Session, current = ''): [string, string][] {
  const members = useMembers(session);
  const all = [...new Set([...members, current].filter((name) => name !== ''))];
  return [
    ['', 'Unassigned'],
    ...all.map((username): [string, string] => [
      username,
      username === session.username ? `${memberName(username)} (you)` : memberName(username),
    ]),
  ];
}
