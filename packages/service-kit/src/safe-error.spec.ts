import { describe, expect, it } from 'vitest';
import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { safeError } from './safe-error.js';

const failed = (code: string, message: string): QueryFailedError => {
  const cause = Object.assign(new pg.DatabaseError(message, message.length, 'error'), {
    code,
    table: 'lead',
    constraint: 'lead_email_key',
    detail: 'Key (email)=(layla@example.com) already exists.',
  });
  return new QueryFailedError('INSERT INTO lead (email) VALUES ($1)', ['layla@example.com'], cause);
};

describe('a logged error', () => {
  it('of the database names the statement and the constraint, and no value', () => {
    const logged = safeError(failed('23505', 'duplicate key value (layla@example.com)'));
    expect(logged).toMatchObject({
      message: 'A statement failed (23505 lead lead_email_key)',
      query: 'INSERT INTO lead (email) VALUES ($1)',
    });
    expect(JSON.stringify(logged)).not.toContain('layla');
  });

  it('of the database has its message when that contains no value', () => {
    const logged = safeError(failed('42P01', 'relation "lead" does not exist'));
    expect(logged.message).toContain('relation "lead" does not exist');
    expect(JSON.stringify(logged)).not.toContain('layla');
  });

  it('has its cause without values as well', () => {
    const logged = safeError(new Error('no luck', { cause: failed('22P02', 'invalid: layla@example.com') }));
    expect(logged).toMatchObject({ message: 'no luck', cause: { code: '22P02' } });
    expect(JSON.stringify(logged)).not.toContain('layla');
  });
});
