import { listPortalAddresses } from '@manzil/contracts/http/portal-feeds';
import { writePortalFeed } from '@manzil/contracts/listings/discovery-rpc';
import { describe, expect, it } from 'vitest';
import { setUpImportHarness } from './import-harness.js';
import { portalFaults } from './portal-faults.js';

const record = (reference: string, more: string): string =>
  `<property last_update="2026-11-18 09:00:00"><reference_number>${reference}</reference_number>
  <offering_type>RS</offering_type><property_type>AP</property_type><price>1500000</price><city>Dubai</city>
  <community>Al Furjan</community><size>900</size><bedroom>1</bedroom><bathroom>1</bathroom>${more}</property>`;
const permit = (number: string): string => `<permit_number>${number}</permit_number>`;
const photo = (name: string): string => `<photo><url>https://img.example.com/${name}.jpg</url></photo>`;
const english = (reference: string): string =>
  `<title_en>Home ${reference}</title_en><description_en>Text</description_en>`;
const AGENT = '<agent><name>Huda</name><phone>0501112233</phone></agent>';

const FEED = `<list last_update="2026-11-20 10:15:00" listing_count="4">${[
  record(
    'GV-071',
    `${permit('7100000071')}${english('GV-071')}${photo('g1')}${AGENT}
     <private_amenities>BA,BK,CP,VW</private_amenities><title_ar>شقة في مارينا</title_ar>
     <description_ar>وصف الشقة</description_ar><sub_community>Marina Promenade</sub_community><property_name>Attessa Test</property_name>`,
  ),
  record('GV-072', `${permit('')}${english('GV-072')}${photo('g2')}${AGENT}`),
  record(
    'GV-073',
    `${permit('7100000073')}<title_en></title_en><description_en></description_en>
     <title_ar>تاون هاوس</title_ar><description_ar>وصف</description_ar>`,
  ),
  record(
    'GV-074',
    `${permit('7100000074')}${photo('g4')}${AGENT}<title_ar>شقة</title_ar><description_ar>وصف</description_ar>`,
  ),
].join('')}</list>`;

describe('a feed of Property Finder that is imported', () => {
  const harness = setUpImportHarness();

  it('is sent to portals as it came in, without the listings that they refuse', async () => {
    await harness.importNow(FEED);
    const { client } = harness.stack;
    const { addresses } = await client.request(listPortalAddresses, {});
    for (const { portal, token, leftOut } of addresses) {
      expect(leftOut.map(({ reference, gaps }) => [reference, gaps]).toSorted()).toEqual([
        ['GV-072', ['permit']],
        ['GV-073', ['photo', 'adviser']],
      ]);
      let text = '';
      for (let cursor: string | undefined | null; cursor !== null;) {
        const slice = await client.request(writePortalFeed, {
          portal,
          token,
          origin: 'https://agency.example',
          cursor,
        });
        text += slice.text;
        cursor = slice.next;
      }
      expect(portalFaults(portal, text)).toEqual([]);
      expect(text).toContain(' listing_count="2">');
      const parts =
        portal === 'bayut'
          ? [
              '<Sub_Locality>Marina Promenade</Sub_Locality>',
              '<Property_Title_AR>شقة</Property_Title_AR>',
              '<Property_Title>Home GV-071</Property_Title><Property_Title_AR>شقة في مارينا</Property_Title_AR>',
              '<Property_Description_AR>&lt;p&gt;وصف الشقة&lt;/p&gt;</Property_Description_AR>',
            ]
          : [
              '<private_amenities>BA,BK,CP,VW</private_amenities>',
              '<sub_community>Marina Promenade</sub_community>',
              '<title_ar>شقة</title_ar><description_ar>',
              '<title_en>Home GV-071</title_en><title_ar>شقة في مارينا</title_ar>',
              '<description_ar>&lt;p&gt;وصف الشقة&lt;/p&gt;</description_ar>',
            ];
      for (const part of parts) expect(text).toContain(part);
    }
  });
});
