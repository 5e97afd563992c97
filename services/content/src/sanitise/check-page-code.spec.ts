import { describe, expect, it } from 'vitest';
import { Parser } from 'htmlparser2';
import { CSS_PAYLOADS, HTML_PAYLOADS } from '../../test/xss-payloads.js';
import { checkCss } from './check-css.js';
import { checkHtml } from './check-html.js';
import { sanitiseCss } from './sanitise-css.js';
import { sanitisePageHtml } from './sanitise-html.js';

const reported = (found: { line: number; kind: string; message: string }[]): string[] =>
  found.map(({ line, kind, message }) => `${line} ${kind}: ${message}`);
const without = (text: string): string => text.replace(/[\s"']/g, '');

describe('what a save of a page would remove', () => {
  it.each([
    [
      '<p>a</p>\n<script>\n<b>alert(1)</b></script>\n<p>b</p>',
      ['2 removed: <script> is removed with all that is in it'],
    ],
    [
      '<p>\n<form action="/x"><input name="a"></form></p>',
      [
        '2 removed: <form> is removed; the text in it stays',
        '2 removed: <input> is removed; the text in it stays',
      ],
    ],
    ['\n\n<p onclick="alert(1)" class="a">', ['3 removed: The attribute onclick of <p> is removed']],
    ['<a href="javascript:alert(1)">x</a>', ['1 removed: The attribute href of <a> is removed']],
    ['<main>x</main>', ['1 removed: <main> becomes <div>']],
    [
      '<p style="color: red; position: fixed;">',
      ['1 removed: “position: fixed” in the style of <p> is removed'],
    ],
    ['<p style="}{">', ['1 removed: The style of <p> cannot be read and is removed']],
    [
      '<svg><path d="M0"/><g><a href="x"></a></g></svg><!-- a -->',
      ['1 removed: <svg> is removed with all that is in it', '1 removed: A comment is removed'],
    ],
    [
      '<p>\n<img src="https://a.example/b.png" alt="">',
      ['2 error: Use a picture of the library (/uploads/…) instead of https://a.example/b.png'],
    ],
  ])('is reported by line for %j', (html, expected) => {
    expect(reported(checkHtml(html))).toEqual(expected);
  });

  it('is nothing where a page stays as it is', () => {
    const html =
      '<section class="a" id="b" data-part="1" style="position: relative"><h1>A</h1><a href="/buy">B</a>' +
      '<img src="/uploads/a.webp" alt="A &quot;view&quot; &amp; more" loading="lazy" /></section>';
    expect(checkHtml(html)).toEqual([]);
    expect(
      checkCss(
        '.a > .b::before { content: "\\201C"; color: red }\n@media (width < 9rem) { .c { gap: 1px } }',
      ),
    ).toEqual([]);
  });

  it.each(HTML_PAYLOADS)('is not silent about a tag or attribute that is lost from %j', (payload) => {
    const opened = (html: string): number => {
      let count = 0;
      new Parser({ onopentag: () => (count += 1) }).end(html);
      return count;
    };
    if (opened(sanitisePageHtml(payload)) < opened(payload)) expect(checkHtml(payload)).not.toEqual([]);
  });

  it.each(CSS_PAYLOADS)('is not silent about CSS that is lost from %j', (payload) => {
    let clean: string;
    try {
      clean = sanitiseCss(payload);
    } catch {
      expect(checkCss(payload)).toMatchObject([{ kind: 'error' }]);
      return;
    }
    if (without(clean) === '') expect(checkCss(payload)).not.toEqual([]);
  });

  it.each([
    ['.a { color: red }\n.b { color: red', ['2 error: Unclosed block']],
    ['.a {\n  color: red\n  gap: 1px;\n}', ['2 error: Missed semicolon']],
    ['.a {\n  colr: red;\n  gap: 1px;\n}', ['2 removed: “colr: red” is removed']],
    [
      '@import "x";\n@font-face { src: url(/uploads/x) }',
      [
        '1 removed: “@import "x"” is removed with all that is in it',
        '2 removed: “@font-face” is removed with all that is in it',
      ],
    ],
    ['\n:host { color: red }', ['2 removed: The rule for “:host” is removed']],
    ['.a { }', ['1 removed: The rule for “.a” is empty and is removed']],
    [
      '.a { background: url(//a.example/b.png) }',
      ['1 error: Use a picture of the library (/uploads/…) instead of //a.example/b.png'],
    ],
  ])('of CSS is reported by line for %j', (css, expected) => {
    expect(reported(checkCss(css))).toEqual(expected);
  });
});

describe('rules that hide the page', () => {
  it.each([
    ['body { display: none }', '“display: none” for “body” hides the whole page'],
    [
      'html, .x { visibility: HIDDEN !important }',
      '“visibility: HIDDEN !important” for “html, .x” hides the whole page',
    ],
    [':root{opacity:.0}', '“opacity:.0” for “:root” hides the whole page'],
    ['.page-root { opacity: 3% }', '“opacity: 3%” for “.page-root” hides the whole page'],
    ['* { font-size: 0 }', '“font-size: 0” for “*” hides the whole page'],
    ['html body { transform: scale(0, 1) }', '“transform: scale(0, 1)” for “html body” hides the whole page'],
    ['body{height:0;overflow:hidden}', '“height:0” for “body” hides the whole page'],
    ['body { margin-left: -9999px }', '“margin-left: -9999px” for “body” hides the whole page'],
    ['body > * { clip-path: inset(50%) }', '“clip-path: inset(50%)” for “body > *” hides the whole page'],
    [
      '@media (width < 600px) { body { display: none } }',
      '“display: none” for “body” hides the whole page where “@media (width < 600px)” holds',
    ],
  ])('are named: %s', (css, message) => {
    expect(checkCss(css)).toEqual([{ field: 'css', line: 1, kind: 'hides', message }]);
  });

  it.each([
    'body { display: grid; opacity: 0.9; margin: 0 -16px; height: 0 }',
    '.menu { display: none } .menu body { visibility: visible }',
    '@media print { body { display: none } }',
    '@keyframes in { from { opacity: 0 } to { opacity: 1 } }',
    'body { transform: translateY(-2px) scale(0.98) }',
  ])('are not found in %s', (css) => {
    expect(checkCss(css)).toEqual([]);
  });

  it.each(['0'.repeat(150_000), 'translate('.repeat(15_000), '-999'.repeat(40_000)])(
    'are looked for in the beginning of a value, so that one that was made to take long ends too',
    (value) => {
      expect(checkCss(`body { opacity: ${value}; transform: ${value}; left: ${value} }`)).toEqual(
        expect.any(Array),
      );
    },
  );
});
