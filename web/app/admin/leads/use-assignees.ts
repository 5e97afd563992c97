import type { Session } from '@manzil/contracts/gateway/account';
import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../members/members-query';

/**
 * Names that a lead can be given to. Only admins may see all members: the others take a lead themselves or give
 * it back. Who has it now is always among them.
 */
export function useAssignees({ role, username }: Session, current: string): [string, string][] {
  // Without the list an admin can still take the lead.
  const { data } = useQuery({ ...membersQuery, enabled: role === 'admin' });
  const members = (data?.members ?? []).filter(({ state }) => state !== 'disabled');
  const names =
    role === 'admin' && members.length > 0 ? members.map((member) => member.username) : [username];
  const all = [...new Set([...names, current].filter((name) => name !== ''))];
  return [
    ['', 'Nobody'],
    ...all.map((name): [string, string] => [name, name === username ? `${name} (you)` : name]),
  ];
}
