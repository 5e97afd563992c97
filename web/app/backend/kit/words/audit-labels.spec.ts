import { describe, expect, it } from 'vitest';
import { setMemberNames } from './member-name.js';
import { actionWords, fieldWords, valueWords, whoWords } from './audit-labels.js';

describe('acts of the audit trail', () => {
  it.each([
    ['content-updated', 'faq', 'Changed question'],
    ['content-updated', undefined, 'Changed content'],
    ['page-purged', 'page', 'Deleted a page for good'],
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
    expect(whoWords({ actorKind: 'system', username: 'schedule' })).toBe('The system (schedule)');
  });

  it('show fields and values in words', () => {
    expect(fieldWords('metaDescription')).toBe('Meta description');
    expect([null, '', [], true, 3, ['a', 'b']].map(valueWords)).toEqual([
      ...['empty', 'empty', 'empty', 'yes', '3', 'a, b'],
    ]);
  });
});
