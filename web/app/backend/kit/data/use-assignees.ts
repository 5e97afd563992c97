import type { Session } from '@manzil/contracts/gateway/account';
import { listAssignees } from '@manzil/contracts/http/leads';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query-client';
import { useMay } from '../access/access';

const assigneesQuery = endpointQuery(listAssignees, {});

/** User names and names of the members; agents do not get the list. */
function useStaff(): { usernames: string[]; names: Readonly<Record<string, string>> } {
  const seesAll = useMay()('leads.all');
  const { data } = useQuery({ ...assigneesQuery, enabled: seesAll });
  return data ?? { usernames: [], names: {} };
}

/** User names of members that leads can be given to. Agents take a lead themselves or give it back. */
export function useMembers({ username }: Session): string[] {
  // Without the list a member can still take the lead.
  const { usernames } = useStaff();
  return usernames.includes(username) ? usernames : [username, ...usernames];
}

/** Returns the function that names members: the user name stands for a name that is unknown. */
export function useMemberName(): (username: string) => string {
  const { names } = useStaff();
  return (username) => names[username] ?? username;
}

/** The same for a select, with an option for no assignee first. The current assignee is always among them. */
export function useAssignees(session: Session, current = ''): [string, string][] {
  const members = useMembers(session);
  const nameOf = useMemberName();
  const all = [...new Set([...members, current].filter((name) => name !== ''))];
  return [
    ['', 'Nobody'],
    ...all.map((username): [string, string] => [
      username,
      username === session.username ? `${nameOf(username)} (you)` : nameOf(username),
    ]),
  ];
}
