import { describe, expect, it } from 'vitest';
import { HTML_PAYLOADS } from '../../test/xss-payloads.js';
import { sanitiseRichText } from './sanitise-html.js';
import { sanitisePost } from './sanitise-post.js';

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('the text of a post', () => {
  it.each([
    '<div data-home="12" data-reference="MZ-12/a"></div>',
    `<div data-video="${YOUTUBE}"></div>`,
    '<div data-video="https://vimeo.com/123456"></div>',
    '<div data-gallery><figure><img src="/uploads/a.webp" alt="A" /><figcaption>B</figcaption></figure></div>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ])('may have %s', (html) => {
    expect(sanitisePost(html)).toBe(html);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=3', YOUTUBE],
    ['https://www.youtube.com/watch?list=x&amp;v=dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
    ['https://player.vimeo.com/video/99#x', 'https://vimeo.com/99'],
  ])('has one address for the film %s', (written, stored) => {
    expect(sanitisePost(`<div data-video="${written}"></div>`)).toBe(`<div data-video="${stored}"></div>`);
  });

  it.each([
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/#https://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com@evil.example/embed/dQw4w9WgXcQ',
    'data:text/html,https://vimeo.com/99',
    'https://www.youtube.com/watch?v=&quot;onload=alert(1)',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
  ])('shows no film of %s', (address) => {
    expect(sanitisePost(`<div data-video="${address}">x</div>`)).toBe('x');
  });

  it.each(['0', '-1', '1e9', '12;drop', '../../1', '1234567890', '', '&quot;&gt;&lt;script&gt;'])(
    'names no home by the id %j',
    (id) => {
      expect(sanitisePost(`<div data-home="${id}">x</div>`)).toBe('x');
    },
  );

  it('has nothing at a home but its id and a reference without signs of markup', () => {
    const given =
      '<div data-home="3" data-reference="a&quot;&gt;&lt;img src=x onerror=alert(1)&gt;" onclick="alert(1)" style="position:fixed" id="x" class="header" data-kept="<b>"></div>';
    expect(sanitisePost(given)).toBe('<div data-home="3"></div>');
  });

  it('loads no frame, script or picture of another site, in a gallery either', () => {
    const frames =
      '<iframe src="https://www.youtube.com/embed/x"></iframe><div data-gallery="x" onpointerenter="alert(1)">' +
      '<figure><img src="https://evil.example/a.png" onerror="alert(1)"><script>alert(1)</script></figure></div>';
    expect(sanitisePost(frames)).toBe('<div data-gallery><figure><img /></figure></div>');
  });

  it.each(HTML_PAYLOADS)('removes from %j all that rich text may not have', (payload) => {
    for (const given of [
      payload,
      `<div data-gallery="">${payload}</div>`,
      `<div data-home="1" title="${payload}">`,
    ]) {
      const clean = sanitisePost(given);
      expect(sanitisePost(clean)).toBe(clean);
      // Apart from its own blocks, a post is sanitised as rich text.
      const withoutBlocks = clean.replace(/<div data-(?:gallery|(?:home|video)="[^"<>]*")>|<\/div>/g, '');
      expect(sanitiseRichText(withoutBlocks)).toBe(withoutBlocks);
    }
  });
});
