import { describe, expect, it } from 'vitest';
import { contentAuditRecorded } from '@manzil/contracts/audit';
import { actAs, runWithRequest } from '@manzil/messaging/request-context';
import { auditRecord, changesBetween } from './audit-record.js';

const entity = { kind: 'page', id: '7', title: 'About us', link: '/backend/pages/7' };

describe('an audit record', () => {
  it('names the actor, the network address and the request', () => {
    const actor = { kind: 'member', id: '0b9f2b1e-6a55-4d0c-9d5f-6a1f3a1f1c11', name: 'layla' } as const;
    const record = runWithRequest('request-0001', () => {
      actAs(actor, '192.0.2.7');
      return auditRecord({ action: 'page-updated', entity });
    });
    expect(record).toMatchObject({ actor, address: '192.0.2.7', requestId: 'request-0001' });
    expect(auditRecord({ action: 'page-purged', entity })).toMatchObject({
      actor: { kind: 'system' },
      address: null,
    });
  });

  it('fits its contract however long the changed values are', () => {
    const before = { html: `<p>${'word '.repeat(9_000)}</p>`, list: Array.from({ length: 90 }, (_, n) => n) };
    const after = { html: `<p>${'word '.repeat(8_000)}other</p>`, list: ['x'.repeat(900)] };
    const changes = changesBetween(before, after, ['html', 'list']);
    const record = auditRecord({
      action: 'page-updated',
      entity: { ...entity, title: 'T'.repeat(999) },
      changes,
    });
    expect(contentAuditRecorded.payload.parse(record).changes).toHaveLength(2);
    const [html] = changes;
    expect(html?.before).toMatch(/^…word .*…$/);
    expect(html?.after).toMatch(/^…word .*word other$/);
  });

  it.each([
    ['a text', 'Old', 'New', 'Old', 'New'],
    ['a rich text', '<p>Old <b>villa</b></p>', '<p>New villa</p>', 'Old villa', 'New villa'],
    ['markup alone', '<p>Villa</p>', '<h2>Villa</h2>', '<p>Villa</p>', '<h2>Villa</h2>'],
    ['a number', 1, 2, 1, 2],
    ['a time', new Date(0), null, '1970-01-01T00:00:00.000Z', null],
    ['something new', undefined, true, null, true],
    ['a structure', [{ title: 'A' }], [{ title: 'B' }], '[{"title":"A"}]', '[{"title":"B"}]'],
  ])('shows %s before and after', (_what, was, is, before, after) => {
    expect(changesBetween({ field: was }, { field: is }, ['field'])).toEqual([
      { field: 'field', before, after },
    ]);
  });

  it('leaves out unchanged fields, and those that were empty and still are', () => {
    const before = { title: 'Same', tags: ['a'], note: null, ignored: 1 };
    const after = { title: 'Same', tags: ['a'], note: '', ignored: 2 };
    expect(changesBetween(before, after, ['title', 'tags', 'note'])).toEqual([]);
    expect(changesBetween(null, after, ['title', 'note'])).toEqual([
      { field: 'title', before: null, after: 'Same' },
    ]);
  });
});
