import type { EntityManager } from 'typeorm';

/** Last login by member, of all members or one; members who have never logged in are missing. */
export async function lastLogins(manager: EntityManager, memberId?: string): Promise<Map<string, Date>> {
  const rows = await manager.query<{ memberId: string; at: Date }[]>(
    `SELECT member_id AS "memberId", max(at) AS at FROM audit.entry
     WHERE action = 'login' AND member_id IS NOT NULL AND ($1::uuid IS NULL OR member_id = $1)
     GROUP BY member_id`,
    [memberId ?? null],
  );
  return new Map(rows.map((row) => [row.memberId, row.at]));
}
