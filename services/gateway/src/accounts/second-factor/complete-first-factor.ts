import type { EntityManager } from 'typeorm';
import type { MemberSession } from '../../http/caller/caller.js';
import type { Sessions } from '../sessions/sessions.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { issueRecoveryCodes } from './recovery-codes.js';

/**
 * Completes the setup of a first second factor: ends the member's other sessions, which were opened without it, and
 * returns the recovery codes, or null if the member already has codes.
 */
export async function completeFirstFactor(
  manager: EntityManager,
  sessions: Sessions,
  { id, memberId }: MemberSession,
): Promise<string[] | null> {
  if (await manager.existsBy(RecoveryCode, { memberId })) return null;
  await sessions.closeAllOf(manager, memberId, id);
  return issueRecoveryCodes(manager, memberId);
}
