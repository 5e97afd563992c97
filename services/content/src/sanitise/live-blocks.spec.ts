import { describe, expect, it } from 'vitest';
import { HTML_PAYLOADS } from '../../test/xss-payloads.js';
import { checkHtml } from './check-html.js';
import { sanitisePageHtml } from './sanitise-html.js';

const HOMES =
  '<div data-live="homes" data-purpose="rent" data-place="Dubai Marina, JBR" data-type="Villa" data-bedrooms="6" data-count="12" data-sort="price-asc"></div>';
const USUAL = '<div data-live="homes" data-purpose="sale" data-count="3" data-sort="newest"></div>';

describe('live blocks of a page', () => {
  it.each([
    HOMES,
    USUAL,
    '<div data-live="video"></div>',
    '<div data-live="video" data-video="https://www.youtube.com/watch?v=abcdefghijk"></div>',
    '<div data-live="faqs" data-count="5" class="b" style="margin: 1rem" id="a"></div>',
  ])('stay as they are: %s', (html) => {
    expect(sanitisePageHtml(html)).toBe(html);
    expect(checkHtml(html)).toEqual([]);
  });

  it.each([
    'data-count="999999999999999999999"',
    'data-count="13"',
    'data-count="-1"',
    'data-count="1e9"',
    'data-bedrooms="7"',
    'data-bedrooms="9007199254740993"',
    'data-purpose="sale&amp;adType=rent"',
    'data-sort="price; DROP TABLE property"',
    'data-type="&lt;script&gt;"',
    'data-place="   "',
    'data-where="1=1" data-page="5" onclick="alert(1)" hidden title="x" data-live-preview="x"',
  ])('have nothing that is not allowed: %s', (attributes) => {
    expect(sanitisePageHtml(`<div data-live="homes" ${attributes}></div>`)).toBe(USUAL);
    expect(checkHtml(`<div data-live="homes" ${attributes}></div>`)).not.toEqual([]);
  });

  it.each([
    'https://films.example/watch?v=abcdefghijk',
    'javascript:alert(1)',
    'https://www.youtube.com/watch?v=&quot;&gt;&lt;script&gt;',
  ])('name no film of another place: %s', (address) => {
    expect(sanitisePageHtml(`<div data-live="video" data-video="${address}" data-count="3"></div>`)).toBe(
      '<div data-live="video"></div>',
    );
  });

  it.each([
    '<section data-live="homes"></section>',
    '<div data-live="visitors"></div>',
    '<a data-live="homes"></a>',
  ])('are of a known kind, and no other element is one: %s', (html) => {
    expect(sanitisePageHtml(html)).not.toContain('data-live');
  });

  it.each(HTML_PAYLOADS)('ask for a place without markup, whatever is written there: %j', (payload) => {
    const written = payload.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const clean = sanitisePageHtml(`<div data-live="homes" data-place="${written}"></div>`);
    expect(clean).toMatch(
      /^<div data-live="homes" data-purpose="sale"(?: data-place="(?:[^"<>;={}`\\]|&amp;)+")? data-count="3" data-sort="newest"><\/div>$/,
    );
    expect(sanitisePageHtml(clean)).toBe(clean);
  });
});
