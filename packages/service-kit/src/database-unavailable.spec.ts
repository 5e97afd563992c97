import { describe, expect, it } from 'vitest';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { isDatabaseUnavailable } from './database-unavailable.js';

describe('whether the database is unavailable', () => {
  it('is so for a statement after the one that lost the connection', () => {
    expect(isDatabaseUnavailable(new QueryRunnerAlreadyReleasedError())).toBe(true);
    expect(isDatabaseUnavailable(new QueryRunnerProviderAlreadyReleasedError())).toBe(true);
  });

  it('is so for a server that stops, also as the cause of a failed query', () => {
    const stopping = Object.assign(new Error('terminating connection'), { code: '57P01' });
    expect(isDatabaseUnavailable(stopping)).toBe(true);
    expect(isDatabaseUnavailable(new QueryFailedError('SELECT 1', [], stopping))).toBe(true);
  });

  it('is not so for a statement that is refused', () => {
    const refused = Object.assign(new Error('duplicate key'), { code: '23505' });
    expect(isDatabaseUnavailable(new QueryFailedError('INSERT', [], refused))).toBe(false);
    expect(isDatabaseUnavailable(undefined)).toBe(false);
  });
});
