import { describe, expect, it } from 'vitest';
import { replaceHtmlTexts } from './html-texts.js';

const textsOf = (html: string): string[] => {
  const texts: string[] = [];
  replaceHtmlTexts(html, (text, kind) => {
    texts.push(`${kind}: ${text}`);
    return text;
  });
  return texts;
};

describe('the texts of HTML', () => {
  it.each([
    ['<p>One</p><p>Two</p>', ['html: One', 'html: Two']],
    ['<p>Ask <a href="/a">us</a>.</p>', ['html: Ask <a href="/a">us</a>.']],
    ['<p><strong>Bold</strong></p>', ['html: Bold']],
    [
      '<ul><li> First </li><li><a href="/a" title="More">Second</a></li></ul>',
      ['html: First', 'line: More', 'html: Second'],
    ],
    ['<img src="/uploads/a.webp" alt="A &quot;villa&quot; &amp; a pool" />', ['line: A "villa" & a pool']],
    ['<table><tbody><tr><td>Rent</td><td>12,000</td></tr></tbody></table>', ['html: Rent']],
    ['Plain text', ['html: Plain text']],
    ['<p>12<br />34 &amp; 56</p><div data-live="homes"></div><hr />', []],
    ['', []],
  ])('%s', (html, texts) => {
    expect(textsOf(html)).toEqual(texts);
    expect(replaceHtmlTexts(html, (text) => text)).toBe(html);
  });

  it('are replaced in their places, and attributes are escaped', () => {
    const html = '<p class="a">One</p>\n<img src="/uploads/a.webp" alt="Pool" /><p>Two &amp; three</p>';
    const replaced = replaceHtmlTexts(
      html,
      (text, kind, number) => `${number} ${kind === 'line' ? '<"&>' : text}`,
    );
    expect(replaced).toBe(
      '<p class="a">0 One</p>\n<img src="/uploads/a.webp" alt="1 &lt;&quot;&amp;&gt;" /><p>2 Two &amp; three</p>',
    );
  });
});
