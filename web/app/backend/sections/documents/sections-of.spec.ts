import { describe, expect, it } from 'vitest';
import { DOCUMENT_FIELDS } from '@manzil/contracts/content/document-fields';
import { sectionsOf } from './sections-of';

describe('sectionsOf', () => {
  it('shows every field of the home page once, in nine sections', () => {
    const sections = sectionsOf('homepagedb');
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const names = sections.flatMap(({ rows }) =>
      rows.flat().flatMap(({ name, focus }) => [name, ...(focus === undefined ? [] : [focus])]),
    );
    expect(names.toSorted()).toEqual(Object.keys(DOCUMENT_FIELDS.homepagedb).toSorted());
  });

  it('puts what tells of one item in a row of its own, between what is said before and after all of them', () => {
    const story = sectionsOf('homepagedb').find(({ number }) => number === 5);
    expect(story?.rows.map((row) => row.map(({ label }) => label))).toEqual([
      ['Heading', 'Story'],
      ['Figure 1', 'Description 1'],
      ['Figure 2', 'Description 2'],
      ['Figure 3', 'Description 3'],
      ['Image', 'Button text'],
    ]);
  });

  it('gives every field of a page with sections words of its own within its section', () => {
    for (const name of ['homepagedb', 'mortgageservicespagedb'] as const)
      for (const { rows } of sectionsOf(name)) {
        const labels = rows.flat().map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.every((label) => /^[A-Z]/.test(label))).toBe(true);
      }
  });
});
