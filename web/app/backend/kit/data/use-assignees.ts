import type { Session } from '@manzil/contracts/gateway/account';
import { listAssignees } from '@manzil/contracts/http/leads';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query-client';
import { useMay } from '../access/access';

const assigneesQuery = endpointQuery(listAssignees, {});

/** Names of members that leads can be given to. Agents take a lead themselves or give it back. */
export function useMembers({ username }: Session): string[] {
  const seesAll = useMay()('leads.all');
  // Without the list a member can still take the lead.
  const { data } = useQuery({ ...assigneesQuery, enabled: seesAll });
  const usernames = data?.usernames ?? [];
  return usernames.includes(username) ? usernames : [username, ...usernames];
}

/** The same for a select, with nobody first. Who has the lead now is always among them. */
export function useAssignees(session: Session, current = ''): [string, string][] {
  const members = useMembers(session);
  const all = [...new Set([...members, current].filter((name) => name !== ''))];
  return [
    ['', 'Nobody'],
    ...all.map((name): [string, string] => [name, name === session.username ? `${name} (you)` : name]),
  ];
}
