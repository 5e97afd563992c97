import { describe, expect, it } from 'vitest';
import { listTeam } from '@manzil/contracts/http/content';
import { showPlace } from '@manzil/contracts/http/places';
import { refuse, stubApi } from '../../../../testing/api-double';
import * as blocks from '../block-texts';
import { SAMPLE_TEXTS } from '@manzil/contracts/content/sample-texts';
import { missingInPage as gapsInPage } from './missing-in-page';

const page = { title: 'Marina', linkAddress: 'marina', seoTitle: '', keywords: '', css: '' };
const finished = { ...page, metaDescription: 'Homes by the sea.', html: '<h1>Marina</h1><p>By the sea.</p>' };

const missingInPage = async (...given: Parameters<typeof gapsInPage>): Promise<string[]> =>
  (await gapsInPage(...given)).map(({ message }) => message);

describe('what a page lacks before it is published', () => {
  it('is nothing when it is finished', async () => {
    expect(await missingInPage(finished, true)).toEqual([]);
  });

  it('is a description, as long as visitors do not see it', async () => {
    const without = { ...finished, metaDescription: ' ' };
    expect(await missingInPage(without, true)).toEqual(['There is no description for search engines.']);
    expect(await missingInPage(without, false)).toEqual([]);
  });

  it.each(['HERO', 'TEXT', 'HEADING', 'TABLE', 'COLUMNS', 'FAQ'] as const)(
    'is what the block %s begins with',
    async (name) => {
      const missing = await missingInPage({ ...finished, html: blocks[name] }, false);
      expect(missing).toContainEqual(expect.stringMatching(/: The sample text is still there\.$/));
      expect(missing).toHaveLength(new Set(missing).size);
    },
  );

  it('is a block without content and a heading without words, and nothing that is only unusual', async () => {
    const html = `<h1>Marina</h1><h3> </h3>${blocks.GALLERY}${blocks.VIDEO}<a href="#">More</a><img src="/uploads/a.webp">`;
    expect(await missingInPage({ ...finished, html }, false)).toEqual([
      'Heading: The heading is empty.',
      'Block: The gallery has no pictures yet.',
      'Block “Video”: The video has no YouTube or Vimeo link yet.',
      'Link “More”: The link leads nowhere.',
    ]);
  });

  it('is a live block that has nothing to show today, and a map without a place', async () => {
    stubApi(listTeam, { members: [] });
    stubApi(showPlace, refuse('NOT_FOUND', 'There is no such place'));
    const html =
      '<h1>Marina</h1><div data-live="team"></div><div data-live="map"></div><div data-live="map" data-place="Atlantis"></div>';
    const missing = (await gapsInPage({ ...finished, html }, false)).map(({ message, blocks }) => [
      message.replace(/^.*?: /, ''),
      blocks,
    ]);
    expect(missing).toEqual([
      ['The block has nothing to show today.', false],
      ['The map shows nothing: no place is chosen, or its position is unknown.', false],
    ]);
  });

  it('is not a live block that cannot be read right now', async () => {
    stubApi(listTeam, refuse('UNAVAILABLE', 'This part is not available right now'));
    expect(
      await missingInPage({ ...finished, html: '<h1>A</h1><div data-live="team"></div>' }, false),
    ).toEqual([]);
  });

  it('names each sample text of a block', () => {
    const all = Object.values(blocks).filter((each) => typeof each === 'string');
    for (const text of SAMPLE_TEXTS) expect(all.some((html) => html.includes(text))).toBe(true);
  });
});
