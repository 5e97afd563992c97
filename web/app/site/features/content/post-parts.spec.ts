import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { postParts, type PostPart } from './post-parts';

const HOME = '<div data-home="7" data-reference="MZ-7"></div>';
const FILM = '<div data-video="https://vimeo.com/1"></div>';
const htmlOf = (part: PostPart): string =>
  part.kind === 'html' ? part.html : part.kind === 'home' ? HOME : FILM;

describe('the parts of a post', () => {
  it('are its homes and films, and the HTML between them', () => {
    expect(postParts(`<p>a<br />b</p>${HOME}<ul><li>c</li></ul>${FILM}`)).toEqual([
      { kind: 'html', html: '<p>a<br />b</p>' },
      { kind: 'home', id: 7, reference: 'MZ-7' },
      { kind: 'html', html: '<ul><li>c</li></ul>' },
      { kind: 'video', address: 'https://vimeo.com/1' },
    ]);
    expect(postParts('')).toEqual([]);
  });

  it('never divide an element: what is within another block, or has a text of its own, stays in its HTML', () => {
    for (const html of [
      `<blockquote>${HOME}</blockquote>`,
      `<div data-gallery>${FILM}</div>`,
      '<div data-home="7">x</div>',
    ])
      expect(postParts(html)).toEqual([{ kind: 'html', html }]);
  });

  it('are together all of the post', () => {
    const piece = fc.constantFrom(
      '<p>x</p>',
      HOME,
      FILM,
      '<img src="/uploads/a.webp" />',
      'a &lt;div&gt;',
      '<hr />',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(postParts(pieces.join('')).map(htmlOf).join('')).toBe(pieces.join(''));
      }),
    );
  });
});
