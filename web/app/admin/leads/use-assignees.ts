import type { Session } from '@manzil/contracts/gateway/account';
import { useEffect, useState } from 'react';
import { loadMembers } from '../members/load-members';

/**
 * Names that a lead can be given to. Only admins may see all members: the others take a lead themselves or give
 * it back. Who has it now is always among them.
 */
export function useAssignees({ role, username }: Session, current: string): [string, string][] {
  const [names, setNames] = useState<readonly string[]>([username]);
  useEffect(() => {
    if (role !== 'admin') return;
    let gone = false;
    loadMembers().then(
      ({ members }) => {
        if (!gone)
          setNames(members.filter(({ state }) => state !== 'disabled').map((member) => member.username));
      },
      // Without the list the admin can still take the lead.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [role]);
  const all = [...new Set([...names, current].filter((name) => name !== ''))];
  return [
    ['', 'Nobody'],
    ...all.map((name): [string, string] => [name, name === username ? `${name} (you)` : name]),
  ];
}
