import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@manzil/contracts/gateway/second-factor';
import type { EntityManager } from 'typeorm';
import { RecoveryCode } from './recovery-code.entity.js';

/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Replaces a member's recovery codes and returns the new ones, of which only hashes are stored. */
export async function issueRecoveryCodes(manager: EntityManager, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode);
  await manager.delete(RecoveryCode, { memberId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ codeHash: hashOf(code), memberId })),
  );
  return codes;
}

/** Consumes a code; false when it does not belong to the member, or was used. */
export async function useRecoveryCode(
  manager: EntityManager,
  memberId: string,
  code: string,
): Promise<boolean> {
  const { affected } = await manager.delete(RecoveryCode, { codeHash: hashOf(code), memberId });
  return affected === 1;
}

/** Four groups of four: 79 random bits. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** A plain hash is enough for so many random bits. Case, spaces and dashes are ignored. */
const hashOf = (code: string): Buffer =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest();
