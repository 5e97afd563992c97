import { describe, expect, it } from 'vitest';
import { isReservedPath, RESERVED_PATHS } from '@manzil/contracts/reserved-paths';
import fc from 'fast-check';
import { proposedPagelink } from './pagelink.js';

describe('the proposed link of a listing', () => {
  it.each([
    ['Two-bed, sea view', 'Marina Crest', 'MZ-S-1', 'two-bed-sea-view-mz-s-1'],
    ['', 'Marina Crest', 'MZ/2', 'marina-crest-mz-2'],
    ['Café at l’Étoile', '', '7', 'cafe-at-letoile-7'],
    ['شقة', '', 'A1', 'property-a1'],
    ['../../etc/passwd?x=1#y', '', 'A2', 'etc-passwd-x-1-y-a2'],
  ])('of title %j, name %j, reference %j is %j', (title, name, sourceReference, link) => {
    expect(proposedPagelink({ title, name, sourceReference })).toBe(link);
  });

  it('distinguishes references without a Latin letter or digit by their hash', () => {
    const links = ['١', '٢'].map((sourceReference) =>
      proposedPagelink({ title: 'Villa', name: '', sourceReference }),
    );
    expect(links[0]).toMatch(/^villa-[0-9a-f]{8}$/);
    expect(links[0]).not.toBe(links[1]);
  });

  it('has a limited length', () => {
    const link = proposedPagelink({ title: 'word '.repeat(100), name: '', sourceReference: 'R'.repeat(100) });
    expect(link.length).toBeLessThanOrEqual(221);
  });

  it('is never a route of the site', () => {
    for (const path of RESERVED_PATHS) {
      for (const cut of [path.length, ...[...path.matchAll(/[^a-z0-9]/g)].map(({ index }) => index)]) {
        const [title, sourceReference] = [path.slice(0, cut), path.slice(cut + 1) || path];
        expect(isReservedPath(proposedPagelink({ title, name: '', sourceReference }))).toBe(false);
      }
    }
  });

  it('is one path segment of lower-case Latin letters, digits and hyphens for every input', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(...RESERVED_PATHS),
    );
    fc.assert(
      fc.property(anything, anything, anything, (title, name, sourceReference) => {
        const link = proposedPagelink({ title, name, sourceReference });
        expect(link).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(isReservedPath(link)).toBe(false);
        expect(proposedPagelink({ title, name, sourceReference })).toBe(link);
      }),
    );
  });
});
