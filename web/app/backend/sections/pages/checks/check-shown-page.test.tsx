import { afterEach, describe, expect, it } from 'vitest';
import { checkShownPage } from './check-shown-page';

function found(html: string): string[] {
  document.body.innerHTML = html;
  return checkShownPage(document.body).map(({ place, message }) => `${place}: ${message}`);
}

describe('the check of a page in the editor', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('finds nothing in a page that everybody can use', () => {
    expect(
      found(
        '<h1>Marina</h1><h2>Homes</h2><h3>Villas</h3><h2>Talk to us</h2><a href="/contact">Contact</a>' +
          '<a href="/buy"><img src="/uploads/a.webp" alt="A villa by the sea"></a>',
      ),
    ).toEqual([]);
  });

  it('finds headings without words, left out levels and a second main heading, in their order', () => {
    expect(found('<h1>One</h1><h3>Three</h3><h2> </h2><h1>Two</h1>')).toEqual([
      'Heading “Three”: An h3 follows an h1; no level between them is left out.',
      'Heading: The heading is empty.',
      'Heading “Two”: A page has one main heading (h1); make this one an h2.',
    ]);
  });

  it('finds links that lead nowhere or say nothing', () => {
    expect(found('<a href="#">More</a><a href="/buy"></a><a>Less</a>')).toEqual([
      'Link “More”: The link leads nowhere.',
      'Link: The link has no text.',
      'Link “Less”: The link leads nowhere.',
    ]);
  });

  it('finds pictures that are not chosen or not described, and blocks without content', () => {
    expect(
      found(
        '<img alt="A"><img src="/uploads/a.webp" alt=""><div class="block-gallery"></div>' +
          '<div data-live="video"></div><div data-live="video" data-video="https://vimeo.com/1"></div>',
      ),
    ).toEqual([
      'Picture “A”: No picture is chosen yet.',
      'Picture: The picture has no description (alt text). Only decoration needs none.',
      'Block: The gallery has no pictures yet.',
      'Block “Video”: The video has no YouTube or Vimeo link yet.',
    ]);
  });

  it('finds texts that are too faint, less of them when they are large, and none over a picture', () => {
    const grey = 'color: rgb(140, 140, 140)';
    expect(
      found(
        `<div style="background-color: rgb(255, 255, 255)"><p style="${grey}; font-size: 16px">Small</p>` +
          `<p style="${grey}; font-size: 32px">Large</p>` +
          `<p style="${grey}; background-image: linear-gradient(red, blue)">Over a picture</p></div>`,
      ),
    ).toEqual(['Text “Small”: The text is too faint: its contrast is 3.4, and 4.5 is needed.']);
  });

  it('leaves out what the editor draws into live blocks', () => {
    expect(
      found(
        '<div data-live="homes"><div data-live-preview=""><h3>A home</h3><img src="" alt=""></div></div>',
      ),
    ).toEqual([]);
  });
});
