import { describe, expect, it } from '@jest/globals';
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

describe('an error in the log', () => {
  it('of the database tells the statement and the constraint, and no value', () => {
    const told = safeError(failed('23505', 'duplicate key value (layla@example.com)'));
    expect(told).toMatchObject({
      message: 'A statement failed (23505 lead lead_email_key)',
      query: 'INSERT INTO lead (email) VALUES ($1)',
    });
    expect(JSON.stringify(told)).not.toContain('layla');
  });

  it('of the database keeps what it says when that is of no value', () => {
    const told = safeError(failed('42P01', 'relation "lead" does not exist'));
    expect(told.message).toContain('relation "lead" does not exist');
    expect(JSON.stringify(told)).not.toContain('layla');
  });

  it('keeps its cause, as safely', () => {
    const told = safeError(new Error('no luck', { cause: failed('22P02', 'invalid: layla@example.com') }));
    expect(told).toMatchObject({ message: 'no luck', cause: { code: '22P02' } });
    expect(JSON.stringify(told)).not.toContain('layla');
  });
});
