import { expect, it } from 'vitest';
import { linksIn } from './site-links';

it('leads links of a text to pages in the language, and leaves files and other sites', () => {
  const html =
    '<a href="/buy?type=Villa">1</a><a class="x" href="/">2</a><a href="/uploads/a.pdf">3</a><a href="https://example.com/">4</a><a href="//example.com/">5</a><a href="#top">6</a><img src="/buy">';
  expect(linksIn('en', html)).toBe(html);
  expect(linksIn('ar', html)).toBe(
    '<a href="/ar/buy?type=Villa">1</a><a class="x" href="/ar">2</a><a href="/uploads/a.pdf">3</a><a href="https://example.com/">4</a><a href="//example.com/">5</a><a href="#top">6</a><img src="/buy">',
  );
});
