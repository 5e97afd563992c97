import { describe, expect, it } from 'vitest';
import { readRecords } from '../../test/one-listing.js';

const HEADER = 'ad_type,property_ref_no,property_title';

describe('a CSV feed', () => {
  it.each([
    ['spaces around quotes', '"Ad_Type" , "Property_Ref_No" , "Property_Title"\nSale , "1" , "T"\n'],
    ['rows of separators', `${HEADER},,,\n,,,,,\nSale,1,T,,,\n,,,,,\n`],
    ['formulas for texts', `${HEADER}\n="Sale",="1",="T"\n`],
    [
      'a byte order mark before the separator',
      '\ufeffsep=;\nad_type;property_ref_no;property_title\nSale;1;T\n',
    ],
    ['tabs that are named', 'sep=\t\nad_type\tproperty_ref_no\tproperty_title\nSale\t1\tT\n'],
    ['line ends of old programs', `${HEADER}\rSale,1,T\r`],
  ])('with %s has its listing alone', async (_what, text) => {
    expect(await readRecords(text)).toMatchObject([{ record: { reference: '1', title: 'T' }, problems: [] }]);
  });

  it('has the values of all columns with one name', async () => {
    const text = `${HEADER},images,images\nSale,1,T,https://i.example/1.jpg,https://i.example/2.jpg\n`;
    expect(await readRecords(text)).toMatchObject([
      { record: { images: ['https://i.example/1.jpg', 'https://i.example/2.jpg'] } },
    ]);
  });

  it.each(['Pending', 'Applied', 'Under process', '7.11603E+09', 'To be issued'])(
    'has no permit number %j, and says so',
    async (permit) => {
      const [found] = await readRecords(`${HEADER},permit_number\nSale,1,T,${permit}\n`);
      expect(found).toMatchObject({
        record: { permitNumber: null },
        problems: [{ field: 'permit_number', reason: `"${permit}" is no permit number` }],
      });
    },
  );

  it('keeps the zeros before a permit number', async () => {
    const [found] = await readRecords(`${HEADER},permit_number\nSale,1,T,="0012345"\n`);
    expect(found?.record?.permitNumber).toBe('0012345');
  });
});
