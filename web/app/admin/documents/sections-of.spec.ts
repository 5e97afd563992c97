import { describe, expect, it } from '@jest/globals';
import { DOCUMENT_FIELDS } from '@manzil/contracts/content/document-fields';
import { sectionsOf } from './sections-of';

describe('sectionsOf', () => {
  it('shows every field of the home page once, in nine sections', () => {
    const sections = sectionsOf('homepagedb');
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.toSorted()).toEqual(Object.keys(DOCUMENT_FIELDS.homepagedb).toSorted());
  });

  it('gives every field of a page with sections words of its own within its section', () => {
    for (const name of ['homepagedb', 'mortgageservicespagedb'] as const)
      for (const { fields } of sectionsOf(name)) {
        const labels = fields.map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.every((label) => /^[A-Z]/.test(label))).toBe(true);
      }
  });
});
