import { describe, expect, it } from 'vitest';
import { FeedNotes, type FeedNote } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { readFeed } from './read-feed.js';

async function read(
  text: string,
  size = 7,
): Promise<{ format: string; records: ReadRecord[]; notes: FeedNote[] }> {
  async function* pieces(): AsyncGenerator<string> {
    await Promise.resolve();
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const notes = new FeedNotes();
  const { format, records } = await readFeed(pieces(), 'auto', 'https://crm.example/feed', {}, notes);
  const all: ReadRecord[] = [];
  for await (const record of records) all.push(record);
  return { format, records: all, notes: notes.list() };
}

const listing = (title: string, more = ''): string =>
  `<Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Sale</Ad_Type><Property_Title>${title}</Property_Title>${more}</Listing>`;
const feed = (...listings: string[]): string => `<Listings>\n${listings.join('\n')}\n</Listings>`;
const titles = (records: ReadRecord[]): (string | undefined)[] => records.map(({ record }) => record?.title);

describe('an XML feed', () => {
  const SIZES = [1, 7, 64, 65_536];
  const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

  it.each([
    ['a blank line', `\n${DECLARATION}`, []],
    ['blank lines', `\r\n \r\n${DECLARATION}\n`, []],
    ['a byte order mark after a blank line', `\n\ufeff${DECLARATION}`, []],
    ['a comment', `<!-- made by & --> \n${DECLARATION}`, ['before the document']],
    ['a notice', `Notice: Undefined index in /x.php on line 3\n${DECLARATION}`, ['before the document']],
    ['a notice in HTML', `<br />\n<b>Warning</b>: x & y < 3<br />\n${DECLARATION}`, ['before the document']],
    ['no declaration', '', []],
    ['a blank line and no declaration', '\n\n', []],
  ])('is read after %s', async (_name, before, reported) => {
    for (const size of SIZES) {
      const { records, notes } = await read(`${before}${feed(listing('One'))}`, size);
      expect(titles(records)).toEqual(['One']);
      expect(records[0]?.line).toBe(before.split('\n').length + 1);
      expect(notes.map(({ reason }) => reason)).toEqual(
        reported.map((text): unknown => expect.stringContaining(text)),
      );
    }
  });

  it.each([
    '\n<br />\n<b>Notice</b>: Undefined index in /x.php',
    'Fatal error: memory exhausted in /x.php on line 12',
    '<!-- fine --> then text',
    '<p>Not closed <br> & wrong < markup',
    '</Listings>',
    '</div></body></html>',
    '<script>var a = "<b>";</script>',
    '\u0000\u0000',
    '<?php echo 1 ?> x',
    '<html><body>Error</body></html>',
    '&nbsp;',
    ']]>',
  ])('is read before %j, which is reported', async (after) => {
    for (const size of SIZES) {
      const { records, notes } = await read(`${DECLARATION}${feed(listing('One'))}${after}`, size);
      expect(titles(records)).toEqual(['One']);
      if (after.replaceAll('\u0000', '') === '') continue;
      expect(notes.map(({ reason }) => reason)).toContain('what follows the end of the document is ignored');
    }
  });

  it.each([
    ['Sea & Sun', 'Sea & Sun'],
    ['Sea &Sun', 'Sea &Sun'],
    ['A&B', 'A&B'],
    ['& first', '& first'],
    ['last &', 'last &'],
    ['two && more', 'two && more'],
    ['a & b &amp; c', 'a & b & c'],
    ['R&D; is', 'R&D; is'],
    ['1 &lt; 2 & 3', '1 < 2 & 3'],
    ['1 < 2', '1 < 2'],
    ['1 <2 & x <= 3', '1 <2 & x <= 3'],
    ['a &#38; & &#x26; b', 'a & & & b'],
    ['a &# b', 'a &# b'],
    ['a &; b', 'a &; b'],
    ['<![CDATA[in & out]]>', 'in & out'],
    ['<![CDATA[in &amp; out]]> & on', 'in & out & on'],
    ['at<!-- a & b --> home & dry', 'at home & dry'],
  ])('with the title %s has %s and loses nothing else', async (written, title) => {
    for (const size of SIZES) {
      const { records } = await read(
        `${DECLARATION}${feed(listing('One'), listing(written), listing('Two'))}`,
        size,
      );
      expect(titles(records)).toEqual(['One', title, 'Two']);
    }
  });

  it('of a known format may have prefixes of namespaces', async () => {
    const prefixed = feed(listing('One')).replaceAll(/<(\/?)/g, '<$1ns2:');
    const text = `<soap:Envelope xmlns:soap="x"><soap:Body>${prefixed}</soap:Body></soap:Envelope>`;
    for (const document of [prefixed, text]) {
      const { records, notes } = await read(document, 7);
      expect(titles(records)).toEqual(['One']);
      expect(notes).toEqual([]);
    }
  });

  it('reports a lone & with its line', async () => {
    const text = `${DECLARATION}${feed(listing('One'), listing('Sea & Sun'), listing('A & B', '<Images><image>https://i.example/?a=1&b=2</image></Images>'))}`;
    const { records, notes } = await read(text);
    expect(records[2]?.record?.images).toEqual(['https://i.example/?a=1&b=2']);
    expect(notes).toEqual([
      { line: 3, field: 'feed', count: 3, reason: 'a lone & is read as &amp; (3 times)' },
    ]);
  });

  it.each([
    [
      '<p>Real child <b>elements</b> in XML</p>tail text',
      '<p>Real child <b>elements</b> in XML</p>tail text',
    ],
    ['before <b>bold</b> after', 'before <b>bold</b> after'],
    ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['One<br/>Two', 'One<br />Two'],
    ['<P>Upper</P>', '<p>Upper</p>'],
    ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['<span style="x">One</span> two', 'One two'],
    ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<p><![CDATA[In <b>CDATA</b>]]></p>', '<p>In <b>CDATA</b></p>'],
    [
      '<p>Text &lt;script&gt;alert(1)&lt;/script&gt;</p>',
      '<p>Text &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
    ['<p><script>alert(1)</script>Text</p>', '<p>Text</p>'],
    ['<p><unknown>Text</unknown></p>', '<p>Text</p>'],
    [
      '<table><tr><td>Beds</td><td>2</td></tr><tr><td>Baths</td><td>3</td></tr></table>',
      '<p>Beds | 2<br />Baths | 3</p>',
    ],
  ])('keeps the elements of a description: %s', async (written, html) => {
    const { records, notes } = await read(feed(listing('One', `<Web_Remarks>${written}</Web_Remarks>`)));
    expect(records[0]?.record?.description).toBe(html);
    expect(notes).toEqual([]);
  });

  it('keeps what a link in a description has as stated', async () => {
    const { notes } = await read(
      feed(listing('One', '<Web_Remarks><a href="https://x.example">x</a></Web_Remarks>')),
    );
    expect(notes.map(({ field }) => field)).toEqual(['web_remarks.a.@href']);
  });
});

describe('records in a wrapper', () => {
  const bayut =
    '<Property><Property_Ref_No>1</Property_Ref_No><Property_purpose>Buy</Property_purpose><Property_Title>One</Property_Title></Property>';
  const finder =
    '<property><reference_number>1</reference_number><offering_type>RS</offering_type><title_en>One</title_en></property>';
  const kyero = '<property><ref>1</ref><price_freq>sale</price_freq><type>Villa</type></property>';
  const dubizzle = '<property><refno>1</refno><type>SP</type><title>One</title></property>';
  it.each([
    ['bayut', `<rss><Properties>${bayut}</Properties></rss>`],
    [
      'bayut',
      `<rss version="2.0"><channel><title>Feed</title><Properties>${bayut}</Properties></channel></rss>`,
    ],
    ['bayut', `<rss><channel>${bayut}</channel></rss>`],
    ['bayut', `<data>${bayut}</data>`],
    ['bayut', `<response><status>ok</status><data><Properties>${bayut}</Properties></data></response>`],
    ['bayut', `<root><Properties>${bayut}</Properties></root>`],
    ['propertyfinder', `<rss><list>${finder}</list></rss>`],
    ['propertyfinder', `<properties_export>${finder}</properties_export>`],
    ['propertyfinder', `<root><list>${finder}</list></root>`],
    ['propspace', `<rss><Listings>${listing('One')}</Listings></rss>`],
    ['propspace', `<root><Listings>${listing('One')}</Listings></root>`],
    ['propspace', `<feed><entries>${listing('One')}</entries></feed>`],
    ['kyero', `<rss><root><kyero><feed_version>3</feed_version></kyero>${kyero}</root></rss>`],
    ['dubizzle', `<rss><dubizzlepropertyfeed>${dubizzle}</dubizzlepropertyfeed></rss>`],
    ['dubizzle', `<export>${dubizzle}</export>`],
    ['kyero', `<kyero_export>${kyero}</kyero_export>`],
  ])('are read as %s: %s', async (format, text) => {
    const found = await read(text);
    expect([found.format, found.records.length]).toEqual([format, 1]);
    expect(found.records[0]?.record).not.toBeNull();
  });
});
