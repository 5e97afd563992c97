import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@manzil/contracts/gateway/account';
import { asMember } from './as-member.js';

const sees = (all?: 'funnel.all'): Record<string, string> =>
  Object.fromEntries(
    ROLES.map((role: Role) => {
      return [role, asMember({ username: 'noor', role }, all).role === 'agent' ? 'own' : 'all'];
    }),
  );

describe('what leads shows a member', () => {
  it('are the leads of everybody for those who manage them, and else their own', () => {
    expect(sees()).toEqual({
      admin: 'all',
      manager: 'all',
      editor: 'all',
      auditor: 'all',
      agent: 'own',
      marketer: 'own',
    });
  });

  it('are the figures of everybody for marketers too', () => {
    expect(sees('funnel.all')).toMatchObject({ marketer: 'all', auditor: 'all', agent: 'own' });
  });
});
