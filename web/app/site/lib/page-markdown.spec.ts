import { describe, expect, it } from 'vitest';
import { toMarkdown } from './page-markdown.server';

const ADDRESS = 'https://manzil.example/buy?page=2';

const page = (main: string, head = ''): string =>
  `<!DOCTYPE html><html><head><title>Homes &amp; more</title>${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`;

const bodyOf = async (main: string): Promise<string> =>
  (await toMarkdown(page(main), ADDRESS)).split('\n---\n')[1]?.trim() ?? '';

describe('a page as Markdown', () => {
  it('says its title, description and address first', async () => {
    const head =
      '<meta name="description" content="With &quot;views&quot;: many"><link rel="canonical" href="https://manzil.example/buy">';
    expect(await toMarkdown(page('<h1>Homes</h1>', head), ADDRESS)).toBe(
      '---\ntitle: "Homes & more"\ndescription: "With \\"views\\": many"\nurl: "https://manzil.example/buy"\n---\n\n# Homes\n',
    );
    expect(await toMarkdown(page(''), ADDRESS)).toContain(`url: "${ADDRESS}"`);
  });

  it.each([
    [
      'links and pictures with whole addresses',
      '<a href="/buy">Buy</a>',
      '[Buy](https://manzil.example/buy)',
    ],
    ['pictures', '<img src="/a.webp" alt="Pool">', '![Pool](https://manzil.example/a.webp)'],
    [
      'a photo within a button',
      '<button><img src="/a.webp" alt="Pool"> Larger</button>',
      '![Pool](https://manzil.example/a.webp)',
    ],
    ['neighbours apart', '<p><span>1,381 sq ft</span><span>128 m²</span></p>', '1,381 sq ft 128 m²'],
    ['tables', '<table><tr><th>Year</th></tr><tr><td>1</td></tr></table>', '| Year |\n| ---- |\n| 1    |'],
    ['what is typed as Markdown as text', '<p>*not* [a](b)</p>', '\\*not\\* \\[a]\\(b)'],
  ])('keeps %s', async (_, html, markdown) => {
    expect(await bodyOf(html)).toBe(markdown);
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<form><label>Name <input></label></form>',
    '<button>Save</button>',
    '<svg><title>Icon</title></svg>',
    '<p hidden>Later</p>',
    '<span aria-hidden="true">|</span>',
    '<img src="/a.webp" alt="">',
    '<a href="/buy"><svg></svg></a>',
    '<!-- comment -->',
  ])('leaves out %s', async (html) => {
    expect(await bodyOf(`<p>Before</p>${html}`)).toBe('Before');
  });
});
