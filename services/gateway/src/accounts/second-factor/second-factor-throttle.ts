import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Suffices for typing errors; of a million six-digit codes three are right at any time. */
const PER_QUARTER_HOUR = 5;
/** Limits the attempts per day by an attacker who knows the password. */
const PER_DAY = 20;

interface Counts {
  recent: number;
  day: number;
  retryAfter: number;
}

/**
 * Limits attempts at a member's codes, in the database and so across all replicas. Separate from password attempts:
 * an attempt here follows the right password. Passkeys cannot be guessed and are not counted.
 */
@Injectable()
export class SecondFactorThrottle {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts an attempt before the code is checked, or refuses it: RATE_LIMITED with `retryAfterSeconds`. */
  async admit(memberId: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM second_factor_attempt WHERE at < now() - interval '1 day'`);
    const [row] = await this.dataSource.query<[{ id: string }]>(
      'INSERT INTO second_factor_attempt (member_id) VALUES ($1) RETURNING id',
      [memberId],
    );
    const { recent, day, retryAfter } = await this.count(memberId);
    if (recent <= PER_QUARTER_HOUR && day <= PER_DAY) return;
    await this.dataSource.query('DELETE FROM second_factor_attempt WHERE id = $1', [row.id]);
    throw new DomainError('RATE_LIMITED', 'Too many incorrect codes. Please try again later.', {
      details: { retryAfterSeconds: Math.max(1, retryAfter) },
    });
  }

  /** A right code resets the count. */
  async forgive(memberId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM second_factor_attempt WHERE member_id = $1', [memberId]);
  }

  private async count(memberId: string): Promise<Counts> {
    const [counts] = await this.dataSource.query<[Counts]>(
      `SELECT count(*) FILTER (WHERE recent)::int AS recent, count(*)::int AS day,
              ceil(extract(epoch FROM CASE WHEN count(*) > $2 THEN min(at) + interval '1 day'
                   ELSE min(at) FILTER (WHERE recent) + interval '15 minutes' END - now()))::int AS "retryAfter"
       FROM (SELECT at, at > now() - interval '15 minutes' AS recent
             FROM second_factor_attempt WHERE member_id = $1) attempt`,
      [memberId, PER_DAY],
    );
    return counts;
  }
}
