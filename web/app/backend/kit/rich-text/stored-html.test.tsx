import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseInert } from './html-shape';
import { readStoredHtml, writeStoredHtml } from './stored-html';
import type { RichTextKind } from './rich-text-kind';
import { SCHEMAS } from './schemas';

const saved = (html: string, kind: RichTextKind = 'post'): string =>
  writeStoredHtml(readStoredHtml(html, SCHEMAS[kind]));
const kindOfText = fc.constantFrom<RichTextKind>('post', 'development', 'listing');

const INLINE = 'a abbr b cite code del em i ins kbd mark q s small span strong sub sup time u'.split(' ');
const BLOCKS = 'p h2 h3 h4 h5 h6 blockquote pre ul ol dl figure table'.split(' ');
const ATTRIBUTES = [
  ' class="ql-align-center"',
  ' lang="ar"',
  ' dir="rtl"',
  ' title="x"',
  ' data-list="bullet"',
  ' colspan="2"',
  ' scope="row"',
];

const word = fc.constantFrom('one', 'two ', ' three', 'a &lt; b', 'مرحبا', '  ', '&nbsp;', 'x\ny');
const attributes = fc
  .uniqueArray(fc.constantFrom(...ATTRIBUTES), { maxLength: 2 })
  .map((chosen) => chosen.join(''));
const line: fc.Arbitrary<string> = fc.letrec<{ line: string }>((tie) => ({
  line: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.constantFrom(
      '<br>',
      '<wbr>',
      '<img src="/uploads/a.webp" alt="A view" width="3">',
      '<img src="/uploads/b.webp">',
    ),
    fc
      .tuple(fc.constantFrom(...INLINE), attributes, fc.array(tie('line'), { maxLength: 3 }))
      .map(([tag, more, inner]) =>
        tag === 'a'
          ? `<a href="/buy"${more}>${inner.join('')}</a>`
          : `<${tag}${more}>${inner.join('')}</${tag}>`,
      ),
  ),
})).line;
const INNER: Record<string, string> = { ul: 'li', ol: 'li', dl: 'dd', figure: 'figcaption' };
const block: fc.Arbitrary<string> = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    line,
    fc.constantFrom(
      '<hr>',
      '<figure><img src="/uploads/c.webp" alt="C"><figcaption>Below</figcaption></figure>',
      '<div data-home="12" data-reference="MZ-1"></div>',
      '<div data-video="https://vimeo.com/123456"></div>',
      '<div data-gallery=""><figure><img src="/uploads/d.webp" alt=""></figure></div>',
      '<table><caption>Prices</caption><tbody><tr><td>1</td></tr></tbody></table>',
    ),
    fc
      .tuple(fc.constantFrom(...BLOCKS), attributes, fc.array(fc.oneof(line, tie('block')), { maxLength: 4 }))
      .map(([tag, more, inner]) => {
        const item = INNER[tag];
        const content = inner
          .map((one) =>
            tag === 'table'
              ? `<tr><th${more}>${one}</th><td>${one}</td></tr>`
              : item
                ? `<${item}${more}>${one}</${item}>`
                : one,
          )
          .join('');
        return `<${tag}${more}>${tag === 'table' ? `<tbody>${content}</tbody>` : content}</${tag}>`;
      }),
  ),
})).block;

/** Serialises the text as browsers and the sanitiser do. */
const storedText = fc.array(block, { maxLength: 5 }).map((blocks) => parseInert(blocks.join('')).innerHTML);

/** Extracts all that a reader perceives, independently of the editor's code. */
function contentOf(html: string) {
  const root = parseInert(html);
  const words = root.textContent.replace(/[ \t\r\n\f]+/g, '');
  const kinds = [...root.querySelectorAll('*')]
    .map(({ tagName }) => tagName.toLowerCase())
    // The editor adds paragraphs around loose lines and a head for header rows.
    .filter((tag) => !['p', 'thead', 'tbody'].includes(tag))
    .map((tag) => ({ b: 'strong', i: 'em' })[tag] ?? tag)
    .sort();
  const attributesOf = [...root.querySelectorAll('*')]
    .filter(({ tagName }) => tagName !== 'TBODY' && tagName !== 'THEAD')
    .flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`))
    .sort();
  return { words, kinds, attributes: attributesOf };
}

describe('a stored text that is opened and saved', () => {
  it('loses no word, element or attribute, whatever it consists of and whichever field has it', () => {
    fc.assert(
      fc.property(storedText, kindOfText, (html, kind) => {
        expect(contentOf(saved(html, kind))).toEqual(contentOf(html));
      }),
      { numRuns: 120 },
    );
  });

  it('stays the same when it is opened and saved again', () => {
    fc.assert(
      fc.property(storedText, (html) => {
        expect(saved(saved(html))).toBe(saved(html));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    '<p>Text <strong>bold</strong> <em>slanted</em> <a href="/buy">link</a></p>',
    '<ol><li data-list="bullet">One</li><li class="ql-indent-1" data-list="bullet">Two</li></ol>',
    '<h2 class="ql-align-center">Title</h2><p><br></p><blockquote>Said</blockquote>',
    '<table><thead><tr><th>Area</th></tr></thead><tbody><tr><td>Marina</td></tr></tbody></table>',
    '<p>Water<sup>2</sup> <img src="/uploads/a.webp" alt="A view"></p>',
    '<figure><img src="/uploads/a.webp" alt="A view"><figcaption>The creek</figcaption></figure>',
    '<p><a target="_blank" rel="noopener noreferrer" href="https://example.com">out</a></p>',
    '<div data-home="7" data-reference="MZ-7"></div>',
  ])('can be edited as it is: %s', (html) => {
    const doc = readStoredHtml(html, SCHEMAS.post);
    expect(doc.children.map(({ type }) => type.name)).not.toContain('kept');
    expect(writeStoredHtml(doc)).toBe(html);
  });

  it.each([
    '<p>Text <strong>bold</strong> <em>slanted</em></p>',
    '<h3>Title</h3><ul><li>One</li><li>Two</li></ul><blockquote>Said</blockquote>',
  ])('can be edited as the description of a listing: %s', (html) => {
    const doc = readStoredHtml(html, SCHEMAS.listing);
    expect(doc.children.map(({ type }) => type.name)).not.toContain('kept');
    expect(writeStoredHtml(doc)).toBe(html);
  });

  it.each([
    '<table><caption>Prices</caption><tbody><tr><td>1</td></tr></tbody></table>',
    '<dl><dt>ROI</dt><dd>Return</dd></dl>',
    '<pre>kept   spaces</pre>',
  ])('has parts that the editor does not know, character by character: %s', (html) => {
    const doc = readStoredHtml(`<p>Before</p>${html}<p>After</p>`, SCHEMAS.post);
    expect(doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'kept', 'paragraph']);
    expect(writeStoredHtml(doc)).toBe(`<p>Before</p>${html}<p>After</p>`);
  });
});
