import { describe, expect, it } from 'vitest';
import { readLeadFile } from './read-lead-file.js';

const read = (text: string | Buffer) => readLeadFile(Buffer.from(text as string));
const refusal = (text: string | Buffer) =>
  read(text).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a file of leads', () => {
  it.each([
    ['commas', 'Name,Phone\nRashid,050\n'],
    ['semicolons, a byte order mark and CRLF', '\uFEFFName;Phone\r\nRashid;050\r\n'],
    ['tabs and no end of the last line', 'Name\tPhone\nRashid\t050'],
    ['quotes and the line ends of old systems', '"Name","Phone"\r"Rashid","050"\r'],
  ])('is read with %s', async (_what, text) => {
    const { headings, rows } = await read(text);
    expect(headings).toEqual(['Name', 'Phone']);
    expect(rows).toEqual([{ line: 2, cells: ['Rashid', '050'] }]);
  });

  const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
  const file = 'Name\tPhone\r\nТест\tp:+79123456789\r\n';
  it.each([
    ['UTF-8', Buffer.from(file)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${file}`)],
    ['UTF-16 LE with a byte order mark', utf16(`\uFEFF${file}`)],
    ['UTF-16 BE with a byte order mark', utf16(`\uFEFF${file}`).swap16()],
    ['UTF-16 LE without a byte order mark', utf16(file)],
    ['UTF-16 BE without a byte order mark', utf16(file).swap16()],
    ['UTF-16 and Excel’s line of the delimiter', utf16(`\uFEFFsep=\t\r\n${file}`)],
    ['Excel’s line of the delimiter', Buffer.from(`"sep=\t"\n${file}`)],
  ])('is read in %s', async (what, bytes) => {
    const { headings, rows } = await read(bytes);
    expect(headings).toEqual(['Name', 'Phone']);
    expect(rows).toEqual([{ line: what.includes('line') ? 3 : 2, cells: ['Тест', 'p:+79123456789'] }]);
  });

  it('names the line in which each row begins, also after texts of several lines and empty ones', async () => {
    const { rows } = await read('Name,Notes\r\nA,"one\r\ntwo\r\nthree"\r\n\r\nB,x\r\n,\r\nC,"1\n2"\r\n');
    expect(rows).toEqual([
      { line: 2, cells: ['A', 'one\ntwo\nthree'] },
      { line: 6, cells: ['B', 'x'] },
      { line: 8, cells: ['C', '1\n2'] },
    ]);
  });

  it('keeps a row with another number of cells, for which it is skipped later', async () => {
    const { rows } = await read('a,b\n1\n1,2,3,4\n');
    expect(rows).toEqual([
      { line: 2, cells: ['1'] },
      { line: 3, cells: ['1', '2', '3'] },
    ]);
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['nothing in it', '', /empty/],
    ['headings alone', 'Name,Phone\n', /no rows/],
    ['Latin letters of one byte', Buffer.from('Name\nJos\xe9', 'latin1'), /UTF-8/],
    ['half a character of UTF-16', Buffer.from('\uFEFFName\nJosé', 'utf16le').subarray(0, -1), /no CSV/],
    ['zero bytes', 'Name\nA\0B', /no CSV/],
    ['more rows than are taken', `Name\n${'x\n'.repeat(5_001)}`, /more than 5,000 rows/],
    ['more columns than are taken', `${'x,'.repeat(100)}x\n1\n`, /more than 100 columns/],
    ['a quotation that never ends', 'Name,Notes\nA,"never closed\n', /never closed/],
    ['a quotation over the whole file', `Name\n"${'x'.repeat(200_000)}\n`, /too long/],
  ])('is refused with %s, by the name of its field', async (_what, text, message) => {
    const error = await refusal(text);
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'file', message: expect.stringMatching(message) }] },
    });
    expect(JSON.stringify(error)).not.toContain('xxxx');
  });

  it('takes as many rows as are allowed', async () => {
    expect((await read(`Name\n${'x\n'.repeat(5_000)}`)).rows).toHaveLength(5_000);
  });
});
