import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Limits the time to find a device and unlock it; browsers get the same limit. */
export const CHALLENGE_MS = 5 * 60 * 1000;

/** The purpose of a signature: one made for a login confirms nothing else. */
export type ChallengePurpose = 'add' | 'log-in' | 'confirm';

/** Random challenges for passkeys, each valid once. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly dataSource: DataSource) {}

  /** `boundTo`: id of the session or of the pending login that alone may answer it. */
  async issue(purpose: ChallengePurpose, boundTo: string): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await this.dataSource.query('DELETE FROM passkey_challenge WHERE expires_at < now()');
    await this.dataSource.query(
      'INSERT INTO passkey_challenge (challenge, purpose, bound_to, expires_at) VALUES ($1, $2, $3, $4)',
      [challenge, purpose, boundTo, new Date(Date.now() + CHALLENGE_MS)],
    );
    return challenge;
  }

  /**
   * Consumes a challenge, whether its signature is valid or not; false when it was used, has expired or is bound
   * elsewhere.
   */
  async take(challenge: string, purpose: ChallengePurpose, boundTo: string): Promise<boolean> {
    if (!/^[\w-]{43}$/.test(challenge)) return false;
    const [, taken] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM passkey_challenge
       WHERE challenge = $1 AND purpose = $2 AND bound_to = $3 AND expires_at > $4`,
      [challenge, purpose, boundTo, new Date()],
    );
    return taken === 1;
  }
}
