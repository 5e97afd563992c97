import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listTag } from './cache-tags.js';
import { MESSAGE_ROUTES } from './message-routes.js';
import { EVENTS, staleTagsOf } from './stale-tags.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Event subjects in the sources of this package. */
const defined = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .flatMap((file) => [...readFileSync(join(here, file), 'utf8').matchAll(/subject: '(evt\.[\w.-]+)'/g)])
  .map(([, subject = '']) => subject);
const routed = MESSAGE_ROUTES.map(({ message }) => message.subject).filter((subject) =>
  subject.startsWith('evt.'),
);

describe('cached responses', () => {
  it.each([...new Set([...defined, ...routed])])(
    'are not all invalidated by %s because it is unknown',
    (subject) => {
      expect(EVENTS.map((event) => event.subject)).toContain(subject);
    },
  );

  it('of the lists for sale and for rent become stale when a place gets another name', () => {
    expect(staleTagsOf('evt.listings.places-changed.v1', { name: 'JVC' })).toEqual([
      listTag('sale'),
      listTag('rent'),
    ]);
  });

  it('stay when a lead arrives', () => {
    const lead = { id: '0b9f2b1e-6a55-4d0c-9d5f-6a1f3a1f1c11', kind: 'contact', home: null, enteredBy: null };
    expect(staleTagsOf('evt.leads.lead-arrived.v1', lead)).toEqual([]);
  });
});
