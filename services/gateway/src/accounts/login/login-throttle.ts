import { createHash } from 'node:crypto';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { networkOf } from '../../http/caller/network-of.js';

const WINDOW_MINUTES = 15;
/** Attempts on one account from one network, device or session: enough for typing errors. */
const PER_PERSON = 5;
/** Attempts of strangers from one network on any account. */
const PER_NETWORK = 20;
/** Attempts of strangers on one account before each network has to wait between attempts. */
const BEFORE_WAITS = 30;
const FIRST_WAIT_SECONDS = 5;
/** The wait doubles after each further number of attempts ... */
const TRIES_A_STEP = 10;
/** ... up to this limit, which is the longest delay that strangers can cause for a member with a new device. */
const LONGEST_WAIT_SECONDS = 60;

export interface LoginAttempt {
  accountKey: Buffer;
  network: string;
  voucher: string | undefined;
}

interface Counts {
  person: number;
  network: number;
  account: number;
  retryAfter: number;
}

/**
 * Limits the guesses at passwords, in the database and so for all replicas together. An attempt is recorded before the
 * password is checked: concurrent guesses count each other. Attempts with proof of a former login, by a known device or
 * an open session, are counted separately, so that no stranger can lock a member out. Unknown names are treated like
 * existing ones.
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts an attempt, or refuses it (RATE_LIMITED with `retryAfterSeconds`) without prolonging the wait. `voucher` is
   * the id of a known device or of an open session of that member.
   */
  async admit(username: string, address: string, voucher?: string): Promise<LoginAttempt> {
    const attempt = { accountKey: accountKeyOf(username), network: networkOf(address), voucher };
    await this.deleteOld();
    const [row] = await this.dataSource.query<[{ id: string }]>(
      'INSERT INTO login_attempt (account_key, address, voucher) VALUES ($1, $2, $3) RETURNING id',
      [attempt.accountKey, attempt.network, voucher ?? null],
    );
    const seconds = await this.secondsToWait(attempt);
    if (seconds === 0) return attempt;
    await this.dataSource.query('DELETE FROM login_attempt WHERE id = $1', [row.id]);
    throw new DomainError('RATE_LIMITED', 'Too many attempts to log in. Please try again later.', {
      details: { retryAfterSeconds: seconds },
    });
  }

  /** The right password resets the count of this account for this device or network. */
  async forgive({ accountKey, network, voucher }: LoginAttempt): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM login_attempt WHERE account_key = $1
         AND CASE WHEN $3::uuid IS NULL THEN address = $2 AND voucher IS NULL ELSE voucher = $3 END`,
      [accountKey, network, voucher ?? null],
    );
  }

  /** A new password resets all counts of the account: a locked-out member need not wait. */
  async forgiveAccount(username: string): Promise<void> {
    const accountKey = accountKeyOf(username);
    await this.dataSource.query('DELETE FROM login_attempt WHERE account_key = $1', [accountKey]);
    await this.dataSource.query('DELETE FROM login_wait WHERE account_key = $1', [accountKey]);
  }

  private async deleteOld(): Promise<void> {
    const window = [WINDOW_MINUTES];
    await this.dataSource.query(
      'DELETE FROM login_attempt WHERE at < now() - make_interval(mins => $1::int)',
      window,
    );
    await this.dataSource.query(
      'DELETE FROM login_wait WHERE until < now() - make_interval(mins => $1::int)',
      window,
    );
  }

  private async secondsToWait(attempt: LoginAttempt): Promise<number> {
    const { person, network, account, retryAfter } =
      attempt.voucher === undefined
        ? await this.countStrangers(attempt)
        : await this.countOf(attempt.voucher);
    if (person > PER_PERSON || network > PER_NETWORK) return Math.max(1, retryAfter);
    const wait = waitAfter(account - 1);
    return wait === 0 ? 0 : this.waitInTurn(attempt, wait);
  }

  private async countStrangers({ accountKey, network }: LoginAttempt): Promise<Counts> {
    const [counts] = await this.dataSource.query<[Counts]>(
      `SELECT count(*) FILTER (WHERE account_key = $1 AND address = $2)::int AS person,
              count(*) FILTER (WHERE address = $2)::int AS network,
              count(*) FILTER (WHERE account_key = $1)::int AS account,
              ceil(extract(epoch FROM min(at) FILTER (WHERE address = $2)
                + make_interval(mins => $3::int) - now()))::int AS "retryAfter"
       FROM login_attempt WHERE voucher IS NULL AND (account_key = $1 OR address = $2)`,
      [accountKey, network, WINDOW_MINUTES],
    );
    return counts;
  }

  private async countOf(voucher: string): Promise<Counts> {
    const [counts] = await this.dataSource.query<[Counts]>(
      `SELECT count(*)::int AS person, 0 AS network, 0 AS account,
              ceil(extract(epoch FROM min(at) + make_interval(mins => $2::int) - now()))::int AS "retryAfter"
       FROM login_attempt WHERE voucher = $1`,
      [voucher, WINDOW_MINUTES],
    );
    return counts;
  }

  /**
   * Reserves a time for each network at its first refused attempt, which attempts of other networks do not move.
   * Returns the seconds until then, or 0, which consumes the reservation.
   */
  private async waitInTurn({ accountKey, network }: LoginAttempt, wait: number): Promise<number> {
    const [, taken] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM login_wait WHERE account_key = $1 AND network = $2 AND until <= now()`,
      [accountKey, network],
    );
    if (taken > 0) return 0;
    const [row] = await this.dataSource.query<[{ left: number }]>(
      `INSERT INTO login_wait (account_key, network, until) VALUES ($1, $2, now() + make_interval(secs => $3::float8))
       ON CONFLICT (account_key, network) DO UPDATE SET until = login_wait.until
       RETURNING ceil(extract(epoch FROM until - now()))::int AS left`,
      [accountKey, network, wait],
    );
    return Math.max(1, row.left);
  }
}

/** Seconds between two attempts of one network after this many attempts of strangers on the account. */
function waitAfter(tries: number): number {
  if (tries < BEFORE_WAITS) return 0;
  const steps = Math.floor((tries - BEFORE_WAITS) / TRIES_A_STEP);
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(steps, 10));
}

const accountKeyOf = (username: string): Buffer =>
  createHash('sha256').update(username.trim().toLowerCase()).digest();
