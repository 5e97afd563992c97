import { rollBackImport } from '@manzil/contracts/http/import-runs';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { describe, expect, it } from 'vitest';
import { endOfRun } from './import-runs.js';
import { setUpImportHarness } from './import-harness.js';
import { catalogueChecksum } from './public-checksum.js';
import { runWithStaleReads } from './run-with-stale-reads.js';

const home = (reference: string, texts: string): string =>
  `<property><reference_number>${reference}</reference_number><offering_type>RS</offering_type>
   <property_type>AP</property_type><price>1500000</price><city>Dubai</city><community>Al Furjan</community>
   <title_en>Home ${reference}</title_en><description_en>Text</description_en>${texts}</property>`;
const feedOf = (...homes: string[]): string => `<list>${homes.join('')}</list>`;

const BOTH = home(
  'B-1',
  `<title_ar>شقة مطلة على البحيرة</title_ar>
   <description_ar><![CDATA[<p onclick="x()">غرف واسعة<script>alert(1)</script> وبالقرب من الحديقة</p>]]></description_ar>`,
);
const ENGLISH = home('E-1', '<title_ar></title_ar><description_ar>N/A</description_ar>');

describe('the Arabic texts of listings', () => {
  const harness = setUpImportHarness();

  const detailOf = async (reference: string) => {
    const [row] = await harness.stack.dataSource.query<{ pagelink: string }[]>(
      'SELECT pagelink FROM property WHERE reference = $1',
      [reference],
    );
    const pagelink = row?.pagelink ?? '';
    return harness.stack.client.request(getProperty, { pagelink });
  };
  const search = (q: string) =>
    harness.stack.client.request(searchProperties, { adType: 'sale', understand: true, q });

  it('are sanitised, and stand in the detail and the title in the card too', async () => {
    await harness.importNow(feedOf(BOTH, ENGLISH));
    expect(await detailOf('B-1')).toMatchObject({
      title: 'Home B-1',
      titleAr: 'شقة مطلة على البحيرة',
      description: '<p>Text</p>',
      descriptionAr: '<p>غرف واسعة وبالقرب من الحديقة</p>',
    });
    const { items } = await search('');
    const cards = new Map(items.map((card) => [card.reference, card]));
    expect(cards.get('B-1')?.titleAr).toBe('شقة مطلة على البحيرة');
    expect(cards.get('B-1')).not.toHaveProperty('descriptionAr');
  });

  it('are absent of a listing without them', async () => {
    await harness.importNow(feedOf(BOTH, ENGLISH));
    expect(Object.keys(await detailOf('E-1'))).not.toEqual(expect.arrayContaining(['titleAr']));
    expect(Object.keys(await detailOf('E-1'))).not.toEqual(expect.arrayContaining(['descriptionAr']));
  });

  it.each(['مطلة', 'البحيرة', 'بحيرة', 'واسعة', 'حديقة', 'الحديقة'])('are found by %s', async (word) => {
    await harness.importNow(feedOf(BOTH, ENGLISH));
    const exact = await search(word);
    expect(exact.items.map(({ reference }) => reference)).toEqual(['B-1']);
    const fromCopy = await runWithStaleReads(() => search(word));
    expect(fromCopy.items.map(({ reference }) => reference)).toEqual(['B-1']);
  });

  it('go with the next feed that has none, and come back with a rollback', async () => {
    const { id } = await harness.importNow(feedOf(BOTH, ENGLISH));
    const before = await catalogueChecksum(harness.stack);
    const next = await harness.importNow(feedOf(home('B-1', ''), ENGLISH));
    expect(next.id).not.toBe(id);
    expect(next.counts).toMatchObject({ changed: 1, unchanged: 1 });
    expect(Object.keys(await detailOf('B-1'))).not.toContain('titleAr');
    const { run } = await harness.stack.client.request(rollBackImport, { id: next.id, by: 'admin' });
    await endOfRun(harness.stack.client, run.id);
    expect(await catalogueChecksum(harness.stack)).toBe(before);
  });
});
