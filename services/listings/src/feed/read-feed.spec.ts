import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { FeedError } from './feed-error.js';
import { FeedNotes } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { readFeed } from './read-feed.js';

const feeds = new URL('../../test/feeds/', import.meta.url);
const BASE = 'https://crm.example/export/feed';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  await Promise.resolve();
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function readText(text: string, size = 7): Promise<{ format: string; records: ReadRecord[] }> {
  const { format, records } = await readFeed(inPieces(text, size), 'auto', BASE);
  const all: ReadRecord[] = [];
  for await (const record of records) all.push(record);
  return { format, records: all };
}

describe.each([
  'propspace.xml',
  'property-finder.xml',
  'bayut.xml',
  'dubizzle.xml',
  'kyero.xml',
  'realty-feed.xml',
  'reaxml.xml',
  'openimmo.xml',
  'rightmove.blm',
  'reso.json',
  'spec.json',
  'spec.csv',
])('the feed %s', (name) => {
  it.each([1, 7, 65_536])('read in pieces of %d gives the records and problems on file', async (size) => {
    const [text, expected] = await Promise.all(
      [name, `${name}.expected.json`].map((file) => readFile(new URL(file, feeds), 'utf8')),
    );
    expect(await readText(text ?? '', size)).toEqual(JSON.parse(expected ?? ''));
  });

  it('cut off anywhere in its second half is refused as a whole', async () => {
    const text = (await readFile(new URL(name, feeds), 'utf8')).trimEnd();
    for (let end = Math.ceil(text.length / 2); end < text.length - 1; end += 97) {
      // A CSV feed that ends at the end of a row looks complete, and so does one that is cut in its last value.
      const cut = text.slice(0, end);
      if (name.endsWith('.csv') && (cut.split('\n').at(-1)?.split(',').length ?? 0) !== 2) continue;
      await expect(readText(cut, 65_536)).rejects.toBeInstanceOf(FeedError);
    }
  });
});

describe('a feed with names of its own', () => {
  const csv = 'Ref;Art;Kosten;Bezeichnung;Etage\nA-1;Sale;500000;Home;7\nA-2;Rent;60000;Flat;8\n';
  const rows = { ref: 'property_ref_no', art: 'ad_type', kosten: 'price', bezeichnung: 'property_title' };
  let notes: FeedNotes;
  const read = async (text: string, fieldMap: Record<string, string>): Promise<ReadRecord[]> => {
    notes = new FeedNotes();
    const { records } = await readFeed(inPieces(text, 7), 'csv', BASE, { fields: fieldMap }, notes);
    const all: ReadRecord[] = [];
    for await (const record of records) all.push(record);
    return all;
  };

  it('is read by the map, and reports each unmapped name once', async () => {
    const [first, second] = await read(csv, rows);
    expect(first).toMatchObject({
      sourceReference: 'A-1',
      record: { price: 500_000, adType: 'sale', title: 'Home' },
    });
    expect(first?.problems).toEqual([]);
    expect(notes.list()).toEqual([
      {
        field: 'etage',
        line: 2,
        count: 2,
        reason: '"7" is not read (2 records): the column is not mapped; assign it in the mapping of the feed',
      },
    ]);
    expect(second).toMatchObject({ sourceReference: 'A-2', problems: [] });
  });

  it('may have names that every object has', async () => {
    const named = csv.replace('Etage', 'constructor').replace('Kosten', '__proto__');
    const [first] = await read(named, rows);
    expect(first?.record).toMatchObject({ title: 'Home', price: null });
    expect(notes.list().map(({ field }) => field)).toEqual(['__proto__', 'constructor']);
  });

  it('ignores without a report only the fields that the map drops', async () => {
    const [first] = await read(csv, { ...rows, etage: '' });
    expect(first?.problems).toEqual([]);
    expect(notes.list()).toEqual([]);
  });
});

describe('a feed that cannot be trusted', () => {
  const deep = '<a>'.repeat(60);
  it.each([
    ['empty', '  ', /empty/],
    ['of an unknown root', '<catalogue><item/></catalogue>', /<catalogue>/],
    ['a web page', '<!doctype html>\n<html><body>Log in</body></html>', /web page/],
    ['of another record element', '<list><item/></list>', /<item>/],
    ['cut off', '<Listings><Listing><Ad_Type>Sale</Ad_Type>', /unclosed tag/],
    ['followed by another one', '<Listings></Listings><Listings></Listings>', /<listings> follows the root/],
    ['followed by a listing', '<Listings></Listings><Listing></Listing>', /<listing> follows the root/],
    [
      'with an entity bomb',
      '<!DOCTYPE l [<!ENTITY a "aa">]><Listings><Listing>&a;</Listing></Listings>',
      /document type/,
    ],
    [
      'of REAXML with the declarations of another server',
      '<!DOCTYPE propertyList SYSTEM "http://evil.example/propertyList.dtd"><propertyList></propertyList>',
      /document type/,
    ],
    [
      'of REAXML with an entity bomb',
      '<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd" [<!ENTITY a "aa">]><propertyList></propertyList>',
      /document type/,
    ],
    [
      'with an external entity',
      '<!DOCTYPE l SYSTEM "file:///etc/passwd"><Listings></Listings>',
      /document type/,
    ],
    ['nested without end', `<Listings><Listing>${deep}`, /deeper than 32/],
    ['of JSON nested without end', `[{"a":${'['.repeat(60)}`, /deeper than 32/],
    ['of cut-off JSON', '[{"Ad_Type":"Sale"', /not well-formed JSON/],
    ['of JSON followed by something', '[] [1]', /not well-formed JSON/],
    ['of wrong JSON', '[{"Ad_Type": Sale}]', /not well-formed JSON/],
    ['of no known columns', 'a,b\n1,2', /known column names/],
    ['of CSV with an open quote', 'Ad_Type,PropertyID\nSale,"1\n', /not readable CSV/],
    ['of CSV cut in a row', 'Ad_Type,PropertyID,Property_Title\nSale,1,Home\nSale,2', /cut off at line 3/],
  ])('%s is refused as a whole', async (_name, text, reason) => {
    const reading = readText(text);
    await expect(reading).rejects.toBeInstanceOf(FeedError);
    await expect(reading).rejects.toThrow(reason);
  });

  it('expands no entity but the five of XML', async () => {
    const { records } = await readText(
      '<!DOCTYPE Listings><Listings><Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Sale</Ad_Type>' +
        '<Property_Title>&lt;&amp;&gt;&quot;&apos; &bomb;</Property_Title></Listing></Listings>',
    );
    expect(records[0]?.record?.title).toBe('<&>"\' &bomb;');
    expect(records[0]?.problems).toMatchObject([{ field: 'property_title', severity: 'warning' }]);
  });

  it('is imported without its control characters', async () => {
    const { records } = await readText(
      '<Listings><Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Sale</Ad_Type>' +
        '<Property_Title>Two\u0000\u000bbeds\uffff</Property_Title></Listing></Listings>',
    );
    expect(records[0]?.record?.title).toBe('Two beds');
  });

  it('has a field of more than a million characters cut off and reported', async () => {
    const { records } = await readText(
      `<Listings><Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Sale</Ad_Type><Property_Title>T</Property_Title>` +
        `<Web_Remarks>${'word '.repeat(400_000)}</Web_Remarks></Listing></Listings>`,
      65_536,
    );
    expect(records[0]?.record?.description.length).toBeLessThan(60_000);
    expect(records[0]?.problems).toContainEqual({
      field: 'web_remarks',
      reason: 'longer than 1000000 characters, cut off',
      severity: 'warning',
    });
  });

  it.each([
    ['XML', '<Listings><Listing><Web_Remarks>', 'endless '],
    ['XML of endless elements', '<Listings><Listing>', '<image>x</image>'],
    ['XML before its first record', '<Listings>', '<!-- x -->'],
    ['JSON', '[{"Web_Remarks":"', 'endless '],
    ['CSV', 'Ad_Type,Web_Remarks\nSale,"', 'endless '],
  ])('of one record without end is refused (%s)', async (_name, start, again) => {
    async function* endless(): AsyncGenerator<string> {
      yield start;
      for (let megabyte = 0; megabyte < 40; megabyte += 1) {
        await Promise.resolve();
        yield again.repeat(1_000_000 / again.length);
      }
      throw new Error('read to the end');
    }
    const reading = (async () => {
      const { records } = await readFeed(endless(), 'auto');
      for await (const _record of records);
    })();
    await expect(reading).rejects.toBeInstanceOf(FeedError);
  });

  it('with a reference too long to be one loses that record', async () => {
    const { records } = await readText(
      `<Listings><Listing><Property_Ref_No>${'9'.repeat(101)}</Property_Ref_No><Ad_Type>Sale</Ad_Type>` +
        '<Property_Title>T</Property_Title></Listing></Listings>',
    );
    expect(records).toMatchObject([
      { record: null, sourceReference: null, problems: [{ field: 'property_ref_no' }] },
    ]);
  });

  it('with a rent beyond belief has no price rather than a wrong one', async () => {
    const { records } = await readText(
      '<Listings><Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Rent</Ad_Type><Property_Title>T</Property_Title>' +
        '<Price>1900000000</Price><Frequency>daily</Frequency></Listing></Listings>',
    );
    expect(records[0]).toMatchObject({
      record: { price: null, quotedPrice: null },
      problems: [{ field: 'price' }],
    });
  });
});

describe('a format', () => {
  it('is detected after a byte order mark, declarations and comments, and with semicolons or tabs', async () => {
    expect(
      (await readText('\ufeff<?xml version="1.0"?>\n<!-- <list> -->\n<LISTINGS></LISTINGS>')).format,
    ).toBe('propspace');
    for (const comma of [';', '\t']) {
      const row = (...cells: string[]): string => `${cells.join(comma)}\r\n`;
      const { format, records } = await readText(
        row('PropertyID', 'Ad_Type', 'Property_Title') + row('1', 'Sale', 'A, b'),
      );
      expect([format, records[0]?.record?.title]).toEqual(['csv', 'A, b']);
    }
  });

  it.each([
    ['a line that names the delimiter', 'sep=;\n', ';', 3],
    ['a line that names another delimiter', 'sep=,\r\n', ',', 3],
    ['a quoted line that names the delimiter', '"sep=;"\r\n', ';', 3],
    ['a line that names it in capitals', 'SEP=;\n', ';', 3],
    ['a line that names a tab', 'sep=\t\n', '\t', 3],
    ['a line that names a bar', 'sep=|\n', '|', 3],
    ['a byte order mark before such a line', '\ufeffsep=;\r\n', ';', 3],
    ['an empty line', '\n', ',', 3],
    ['empty lines', '\r\n\r\n', ',', 4],
    ['an empty line before such a line', '\nsep=;\n', ';', 4],
    ['an empty line after such a line', 'sep=;\n\n', ';', 4],
    ['spaces after the delimiter', 'sep=; \n', ';', 3],
    ['nothing', '', ';', 2],
  ])('is CSV after %s', async (_name, start, comma, line) => {
    const row = (...cells: string[]): string => `${cells.join(comma)}\r\n`;
    const text = `${start}${row('PropertyID', 'Ad_Type', 'Property_Title')}${row('1', 'Sale', '"A; b"')}`;
    for (const size of [1, 7, 65_536]) {
      const { format, records } = await readText(text, size);
      expect([format, records[0]?.record?.title, records[0]?.line]).toEqual(['csv', 'A; b', line]);
    }
  });

  it('may have its JSON list under a common name, and other fields do not matter', async () => {
    const { records } = await readText(
      '{"count": 1, "filter": {"a": [{"PropertyID": 9}]},\n "listings": [\n{"PropertyID": 1, "Ad_Type": "Sale", "Property_Title": "T"}]}\n',
    );
    expect(records).toMatchObject([{ line: 3, sourceReference: '1', problems: [] }]);
  });
});
