import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from './account.js';
import { CHANGING, isPermitted, READING, type Permission } from './permissions.js';

const ALL: readonly Permission[] = [...READING, ...CHANGING];
const permissionsOf = (role: Role): Permission[] => ALL.filter((permission) => isPermitted(role, permission));

describe('what a role may do', () => {
  it('is everything for an admin', () => {
    expect(permissionsOf('admin')).toEqual(ALL);
  });

  it('is to read everything for an auditor', () => {
    expect(permissionsOf('auditor')).toEqual([...READING]);
  });

  it('is the daily work of an editor, and the own listings and leads of an agent', () => {
    const kept = ['rules', 'routing', 'mail', 'integrations', 'operations', 'members', 'audit'];
    expect(permissionsOf('editor')).toEqual(
      ALL.filter((name) => name !== 'content.publish' && !kept.includes(name.split('.')[0] ?? '')),
    );
    expect(permissionsOf('agent')).toEqual([
      ...['own-listings.read', 'media.read', 'leads.read', 'funnel.read'],
      ...['own-listings.edit', 'media.upload', 'leads.edit'],
    ]);
  });

  it('lets those see a part who may change it', () => {
    for (const role of ROLES)
      for (const permission of CHANGING.filter((name) => isPermitted(role, name)))
        expect(permissionsOf(role)).toContain(`${permission.split('.')[0] ?? ''}.read`);
  });

  it('is nothing for a role that this release does not know', () => {
    for (const role of ['owner', '', '__proto__', 'constructor', 'toString'])
      expect(permissionsOf(role as Role)).toEqual([]);
  });
});
