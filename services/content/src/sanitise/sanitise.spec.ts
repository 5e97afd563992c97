import { describe, expect, it } from 'vitest';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import postcss from 'postcss';
import { CSS_PAYLOADS, HTML_PAYLOADS } from '../../test/xss-payloads.js';
import { sanitiseCss } from './sanitise-css.js';
import { sanitisePageHtml, sanitiseRichText } from './sanitise-html.js';

interface Element {
  tag: string;
  attributes: { name: string; value: string }[];
}

/** Returns the elements that a browser would parse. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push({ tag: node.tagName, attributes: node.attrs });
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return found;
}

const NEVER =
  /^(?:script|style|template|iframe|object|embed|applet|svg|math|form|input|textarea|select|base|link|meta|portal|frame|title|noscript)$/;
const ADDRESS = /^(?:href|src|srcset|cite|action|formaction|data|xlink:href|background|poster)$/;
const RUNS = /^(?:javascript|vbscript|data|blob|file|view-source|feed):/i;
const BAD_STYLE = /expression|javascript:|behavior|binding|position: *(?:fixed|var)|@import|<|\\/i;

function expectInert(html: string): void {
  for (const { tag, attributes } of elementsOf(html)) {
    expect(tag).not.toMatch(NEVER);
    for (const { name, value } of attributes) {
      expect(name).not.toMatch(/^on|srcdoc|^name$/i);
      if (ADDRESS.test(name)) expect(value.replace(/[\u0000-\u0020]/g, '')).not.toMatch(RUNS);
      if (name === 'style') expect(value).not.toMatch(BAD_STYLE);
    }
  }
}

function expectHarmlessCss(css: string): void {
  expect(css).not.toMatch(/<[a-z/!?]|javascript:|data:|expression|http:|url\(\s*["']?\/\//i);
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') {
      expect(node.prop).not.toMatch(/behaviou?r$|binding|^src$|^-o-/i);
      if (node.prop.toLowerCase() === 'position') expect(node.value).not.toMatch(/fixed|var/i);
    }
    if (node.type === 'atrule') expect(node.name).toMatch(/^(?:media|supports|keyframes)$/);
    if (node.type === 'rule')
      expect(node.selector).not.toMatch(/(?:^|[\s,>(])(?:html|body)\b|:root|:host|slotted|::part|\\/i);
  });
}

describe('sanitising on save', () => {
  it('is tested with more than a hundred attacks', () => {
    expect(new Set(HTML_PAYLOADS).size).toBeGreaterThanOrEqual(100);
    expect(new Set(CSS_PAYLOADS).size).toBeGreaterThanOrEqual(50);
  });

  it.each(HTML_PAYLOADS)('removes everything that runs from %j', (payload) => {
    for (const sanitise of [sanitisePageHtml, sanitiseRichText]) {
      for (const given of [
        payload,
        `<div>${payload}`,
        `<p title="${payload}">`,
        `<table><tr><td>${payload}`,
      ]) {
        const clean = sanitise(given);
        expectInert(clean);
        expect(sanitise(clean)).toBe(clean);
      }
    }
  });

  it.each(CSS_PAYLOADS)('removes everything that runs, loads or leaves the page from %j', (payload) => {
    for (const given of [payload, `.x{color:red}\n${payload}`, `@media screen{${payload}}`]) {
      let clean: string;
      try {
        clean = sanitiseCss(given);
      } catch (error) {
        expect(error).toMatchObject({ code: 'VALIDATION_FAILED', extra: { issues: [{ field: 'css' }] } });
        continue;
      }
      expectHarmlessCss(clean);
      expect(sanitiseCss(clean)).toBe(clean);
    }
  });

  it('preserves the elements of a page', () => {
    const page =
      '<section class="hero wide" data-part="1" style="background-image: url(/uploads/a-b.webp); position: relative" id="hero">' +
      '<h1>Homes</h1><p>Text <strong>bold</strong> &amp; more</p>' +
      '<a href="/buy" rel="noopener noreferrer" target="_blank">Buy</a>' +
      '<img src="/uploads/a.webp" srcset="/uploads/a-640.webp 640w, /uploads/a.webp 1280w" alt="A &quot;view&quot;" />' +
      '<ul><li>One</li></ul></section>';
    expect(sanitisePageHtml(page)).toBe(page);
  });

  it('preserves the formatting of a post', () => {
    const post =
      '<h2 class="ql-align-center">Title</h2><p><em>a</em> <a href="https://example.com/x?a=1&amp;b=2">b</a></p>' +
      '<table><tbody><tr><td colspan="2">c</td></tr></tbody></table>';
    expect(sanitiseRichText(post)).toBe(post);
    expect(sanitiseRichText('<p style="color:red" class="site-header ql-indent-1">x</p>')).toBe(
      '<p class="ql-indent-1">x</p>',
    );
  });

  it('preserves ordinary CSS, and turns rules for the document into rules for the page', () => {
    const css = sanitiseCss(`
      * { box-sizing: border-box; } body { margin: 0 } html body .hero, :root{ color: rgb(0 0 0 / 50%) }
      @media (max-width: 992px) { .a > .b:nth-child(2n + 1)::before { content: "\\201C"; width: calc(100% - (2 * 8px)) } }
      @media (400px <= width <= 700px) { .c { background: #fff url("/uploads/x.webp") center / cover no-repeat !important } }
      @supports (display: grid) { .d { grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)) } }
      @keyframes in { from { opacity: 0 } 50%, to { opacity: 1; transform: translateY(-2px) } }
      .e { --gap: 4px; gap: var(--gap); -webkit-line-clamp: 2; position: sticky }`);
    for (const allowed of [
      'box-sizing: border-box',
      '.page-root {\n    margin: 0',
      '.page-root .hero, .page-root {',
      'rgb(0 0 0 / 50%)',
      '.a > .b:nth-child(2n + 1)::before',
      'content: "\\201C"',
      'calc(100% - (2 * 8px))',
      '(400px <= width <= 700px)',
      '#fff url("/uploads/x.webp") center / cover no-repeat !important',
      'repeat(auto-fit, minmax(10rem, 1fr))',
      '@keyframes in',
      '50%, to',
      '--gap: 4px',
      '-webkit-line-clamp: 2',
      'position: sticky',
    ]) {
      expect(css.replace(/\s+/g, ' ')).toContain(allowed.replace(/\s+/g, ' '));
    }
    expect(css).not.toMatch(/\b(?:html|body|:root)\b/);
    expect(sanitiseCss(css)).toBe(css);
  });

  it.each([
    'https://evil.example/x.png',
    'http://evil.example/x.png',
    '//evil.example/x.png',
    'https:/\\evil.example/x',
  ])('removes the picture of another site, %s', (url) => {
    const html = `<p style="background-image: url(${url})">a<img src="${url}" srcset="${url} 2x"></p>`;
    expect(sanitisePageHtml(html)).not.toContain('evil.example');
    expect(sanitiseRichText(html)).not.toContain('evil.example');
    expect(sanitiseCss(`.a { color: red; background: url("${url}") }`)).not.toContain('evil.example');
  });

  it.each([
    [
      '<a href="/buy" target="_blank" rel="opener">a</a>',
      '<a href="/buy" rel="noopener noreferrer" target="_blank">a</a>',
    ],
    ['<a href="/buy" target="_top">a</a>', '<a href="/buy">a</a>'],
    ['<a href="/buy" target="backend">a</a>', '<a href="/buy">a</a>'],
    ['<a href="//evil.example/buy">a</a>', '<a>a</a>'],
  ])(
    'opens links in the same window or a separate one, and only those that name their scheme: %s',
    (html, clean) => {
      expect(sanitiseRichText(html)).toBe(clean);
      expect(sanitisePageHtml(html)).toBe(clean);
    },
  );

  it('reports the line of CSS that cannot be parsed', () => {
    expect(() => sanitiseCss('.a { color: red }\n.b { color: red')).toThrow(
      expect.objectContaining({
        extra: { issues: [{ field: 'css', message: expect.stringMatching(/line 2/) }] },
      }),
    );
  });
});
