import { describe, expect, it } from 'vitest';
import * as blocks from '../block-texts';
import { SAMPLE_TEXTS } from '@manzil/contracts/content/sample-texts';
import { missingInPage as gapsInPage } from './missing-in-page';

const page = { title: 'Marina', linkAddress: 'marina', seoTitle: '', keywords: '', css: '' };
const finished = { ...page, metaDescription: 'Homes by the sea.', html: '<h1>Marina</h1><p>By the sea.</p>' };

const missingInPage = (...given: Parameters<typeof gapsInPage>): string[] =>
  gapsInPage(...given).map(({ message }) => message);

describe('what a page lacks before it is published', () => {
  it('is nothing when it is finished', () => {
    expect(missingInPage(finished, true)).toEqual([]);
  });

  it('is a description, as long as visitors do not see it', () => {
    const without = { ...finished, metaDescription: ' ' };
    expect(missingInPage(without, true)).toEqual(['There is no description for search engines.']);
    expect(missingInPage(without, false)).toEqual([]);
  });

  it.each(['HERO', 'TEXT', 'HEADING', 'TABLE', 'COLUMNS', 'FAQ'] as const)(
    'is what the block %s begins with',
    (name) => {
      const missing = missingInPage({ ...finished, html: blocks[name] }, false);
      expect(missing).toContainEqual(expect.stringMatching(/: The sample text is still there\.$/));
      expect(missing).toHaveLength(new Set(missing).size);
    },
  );

  it('is a block without content and a heading without words, and nothing that is only unusual', () => {
    const html = `<h1>Marina</h1><h3> </h3>${blocks.GALLERY}${blocks.VIDEO}<a href="#">More</a><img src="/uploads/a.webp">`;
    expect(missingInPage({ ...finished, html }, false)).toEqual([
      'Heading: The heading has no words.',
      'Block: The gallery has no pictures yet.',
      'Block: The video has no address on YouTube or Vimeo yet.',
      'Link “More”: The link leads nowhere.',
    ]);
  });

  it('names each sample text of a block', () => {
    const all = Object.values(blocks).filter((each) => typeof each === 'string');
    for (const text of SAMPLE_TEXTS) expect(all.some((html) => html.includes(text))).toBe(true);
  });
});
