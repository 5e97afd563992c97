import type { AsMember } from '@manzil/contracts/leads/rpc';

interface Condition {
  sql: string;
  parameters: { viewer?: string };
}

/** Returns true when a member sees all leads; an agent sees only their own. */
export const seesAll = (asMember: AsMember): boolean => asMember?.role !== 'agent';

/** The condition under which a member may see and change leads called `alias`. Newsletter addresses are not for agents. */
export function visibleTo(asMember: AsMember, alias: string): Condition {
  if (asMember === undefined || seesAll(asMember)) return { sql: 'TRUE', parameters: {} };
  const sql = `(${alias}.kind <> 'newsletter' AND (${alias}.assignee IS NULL OR ${alias}.assignee = :viewer))`;
  return { sql, parameters: { viewer: asMember.username } };
}
