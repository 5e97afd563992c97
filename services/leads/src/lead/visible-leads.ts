import type { AsMember } from '@manzil/contracts/leads/rpc';

interface Condition {
  sql: string;
  parameters: { viewer?: string };
}

/** The condition under which a member may see and change leads called `alias`: an agent sees their own and nobody's. */
export function visibleTo(asMember: AsMember, alias: string): Condition {
  if (asMember?.role !== 'agent') return { sql: 'TRUE', parameters: {} };
  const sql = `(${alias}.assignee IS NULL OR ${alias}.assignee = :viewer)`;
  return { sql, parameters: { viewer: asMember.username } };
}
