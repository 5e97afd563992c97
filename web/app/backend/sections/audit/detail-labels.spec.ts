import { describe, expect, it } from 'vitest';
import { setMemberNames } from '../../kit/labels/member-name.js';
import { detailWords } from './detail-labels.js';

setMemberNames({ noor: 'Noor Haddad' });

describe('details of the audit trail', () => {
  it.each([
    [{}, ''],
    [{ from: 'editor', to: 'admin' }, 'From Editor to Admin'],
    [{ purpose: 'reset' }, 'Reason: reset'],
    [{ fields: ['status', 'notes'], status: 'done', assignee: null }, 'Fields: Status, Notes; Status: Done'],
    [{ ids: [1, 2, 3, 4] }, 'Ids: 4'],
    [{ from: '2026-11-01', searched: false }, 'From: 1 Nov 2026'],
    [{ expectedVersion: 3 }, 'Version: 3'],
    [{ notesChanged: true, dryRun: false }, 'Notes changed'],
    [{ isOn: false, rules: 2 }, 'Switched off; Rules: 2'],
    [{ by: 'password and totp' }, 'By: password and authenticator app'],
    [{ assignee: 'noor' }, 'Assignee: Noor Haddad'],
  ])('%j read as "%s"', (details, words) => {
    expect(detailWords(details)).toBe(words);
  });
});
