import { createHash } from 'node:crypto';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const WINDOW_MINUTES = 15;
/** Tries on one account from one address: what a person who mistypes needs. */
const PER_ACCOUNT_AND_ADDRESS = 5;
/** Tries on one account from anywhere: high, so that a stranger cannot easily lock a member out. */
const PER_ACCOUNT = 30;
const PER_ADDRESS = 20;

export interface LoginAttempt {
  id: string;
  accountKey: Buffer;
  address: string;
}

interface Counts {
  pair: number;
  account: number;
  address: number;
  retryAfter: number;
}

/**
 * Bounds the guesses at passwords, in the database and so for all replicas together. An attempt is written
 * down before the password is looked at: guesses sent at the same moment count each other.
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts an attempt, or refuses it (RATE_LIMITED with `retryAfterSeconds`) without prolonging the wait. */
  async admit(username: string, address: string): Promise<LoginAttempt> {
    const accountKey = accountKeyOf(username);
    await this.dataSource.query(`DELETE FROM login_attempt WHERE at < now() - make_interval(mins => $1)`, [
      WINDOW_MINUTES,
    ]);
    const [row] = await this.dataSource.query<[{ id: string }]>(
      'INSERT INTO login_attempt (account_key, address) VALUES ($1, $2) RETURNING id',
      [accountKey, address],
    );
    const counts = await this.count(accountKey, address);
    if (
      counts.pair > PER_ACCOUNT_AND_ADDRESS ||
      counts.account > PER_ACCOUNT ||
      counts.address > PER_ADDRESS
    ) {
      await this.dataSource.query('DELETE FROM login_attempt WHERE id = $1', [row.id]);
      throw new DomainError('RATE_LIMITED', 'Too many attempts to log in. Please try again later.', {
        details: { retryAfterSeconds: Math.max(1, counts.retryAfter) },
      });
    }
    return { id: row.id, accountKey, address };
  }

  /** The right password ends the count of this account from this address. */
  async forgive({ accountKey, address }: LoginAttempt): Promise<void> {
    await this.dataSource.query('DELETE FROM login_attempt WHERE account_key = $1 AND address = $2', [
      accountKey,
      address,
    ]);
  }

  /** A new password ends the count of the account from everywhere: who was locked out need not wait. */
  async forgiveAccount(username: string): Promise<void> {
    await this.dataSource.query('DELETE FROM login_attempt WHERE account_key = $1', [accountKeyOf(username)]);
  }

  private async count(accountKey: Buffer, address: string): Promise<Counts> {
    const [counts] = await this.dataSource.query<[Counts]>(
      `SELECT count(*) FILTER (WHERE account_key = $1 AND address = $2)::int AS pair,
              count(*) FILTER (WHERE account_key = $1)::int AS account,
              count(*) FILTER (WHERE address = $2)::int AS address,
              ceil(extract(epoch FROM min(at) + make_interval(mins => $3) - now()))::int AS "retryAfter"
       FROM login_attempt WHERE account_key = $1 OR address = $2`,
      [accountKey, address, WINDOW_MINUTES],
    );
    return counts;
  }
}

const accountKeyOf = (username: string): Buffer =>
  createHash('sha256').update(username.trim().toLowerCase()).digest();
