import { describe, expect, it } from 'vitest';
import { setMemberNames } from './member-name.js';
import { actionWords, entityTitle, fieldWords, valueWords, whoWords } from './audit-labels.js';

describe('acts of the audit trail', () => {
  it.each([
    ['content-updated', 'faq', 'Changed question'],
    ['content-updated', undefined, 'Changed content'],
    ['page-purged', 'page', 'Permanently deleted a page'],
    ['access-refused', undefined, 'Access denied'],
    ['something-new', 'page', 'Something new'],
  ])('%s of %s reads as "%s"', (action, kind, words) => {
    expect(actionWords(action, kind)).toBe(words);
  });

  it('name members as colleagues read them, and what is nobody', () => {
    setMemberNames({ noor: 'Noor Haddad' });
    expect(whoWords({ actorKind: 'member', username: 'noor' })).toBe('Noor Haddad');
    expect(whoWords({ actorKind: 'member', username: 'layla' })).toBe('layla');
    expect(whoWords({ actorKind: 'visitor', username: null })).toBe('Unknown person');
    expect(whoWords({ actorKind: 'system', username: 'schedule' })).toBe('The system (on schedule)');
    expect(whoWords({ actorKind: 'feed', username: 'primary' })).toBe('The feed');
    const hours = { id: null, link: null, title: 'noor' };
    expect(entityTitle({ ...hours, kind: 'viewing-hours' })).toBe('Noor Haddad');
    expect(entityTitle({ ...hours, kind: 'page' })).toBe('noor');
  });

  it('show fields and values in words', () => {
    expect(fieldWords('metaDescription')).toBe('Meta description');
    expect(fieldWords('sec1heading')).toBe('Section 1: Heading');
    expect(fieldWords('sec5image')).toBe('Section 5: Image');
    expect([null, '', [], true, 3, ['a', 'b']].map((value) => valueWords('tags', value))).toEqual([
      ...['empty', 'empty', 'empty', 'yes', '3', 'a, b'],
    ]);
  });

  it.each([
    ['assignee', 'noor', 'Noor Haddad'],
    ['title', 'noor', 'noor'],
    ['role', 'agent', 'Sales agent'],
    ['completionStatus', 'off_plan', 'Off plan'],
    ['status', 'no-show', 'No show'],
    ['startsAt', '2026-12-03T05:00:00.000Z', '3 Dec 2026, 09:00'],
    ['withdrawOn', '2026-12-03', '3 Dec 2026'],
  ])('show the %s %s as "%s"', (field, value, words) => {
    setMemberNames({ noor: 'Noor Haddad' });
    expect(valueWords(field, value)).toBe(words);
  });
});
