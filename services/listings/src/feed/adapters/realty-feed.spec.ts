import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../test/one-listing.js';

const SALE = '<type>продажа</type>';
const read = (fields: string) =>
  readRecords(
    `<realty-feed><generation-date>2026-11-20</generation-date><offer internal-id="Y-1"><category>квартира</category>${fields}</offer></realty-feed>`,
  );

describe('an offer of a realty-feed', () => {
  it.each([
    [SALE, { adType: 'sale', unitType: 'Apartment', unitTypeOriginal: 'Apartment', title: 'Apartment' }],
    ['<type>аренда</type><price><value>9000</value><period>месяц</period></price>', { price: 108_000 }],
    ['<type>rent</type><price><value>500</value><period>day</period></price>', { price: 182_500 }],
    ['<type>аренда</type><price><value>9000</value></price>', { rentFrequency: 'monthly' }],
    [`${SALE}<price><value>9</value><currency>RUR</currency></price>`, { price: null }],
    [`${SALE}<area><value>100</value><unit>кв. м</unit></area>`, { builtUpArea: 1076.39 }],
    [`${SALE}<area><value>100</value><unit>sqm</unit></area>`, { builtUpArea: 1076.39 }],
    [`${SALE}<lot-area><value>1</value><unit>гектар</unit></lot-area>`, { plotArea: 107_639 }],
    [`${SALE}<rooms>2</rooms>`, { rooms: 2, bedrooms: null }],
    [`${SALE}<rooms>3</rooms><bedrooms>2</bedrooms><bathrooms>2</bathrooms>`, { bedrooms: 2, bathrooms: 2 }],
    [`${SALE}<studio>да</studio>`, { bedrooms: 0 }],
    [
      `${SALE}<location><region>Дубай</region><locality-name>JVC</locality-name></location>`,
      { emirate: 'Dubai', community: 'Jumeirah Village Circle' },
    ],
    [
      `${SALE}<location><locality-name>Дубай</locality-name><sub-locality-name>JVC</sub-locality-name></location>`,
      { emirate: 'Dubai', community: 'Jumeirah Village Circle' },
    ],
    [
      `${SALE}<description locale="ru">Вид</description><description locale="en">View</description>`,
      { description: '<p>View</p>' },
    ],
    [`${SALE}<building-state>unfinished</building-state>`, { completionStatus: 'off_plan' }],
    [`${SALE}<building-state>hand-over</building-state>`, { completionStatus: 'completed' }],
  ])('%s', async (fields, expected) => {
    expect((await read(fields))[0]?.record).toMatchObject(expected);
  });

  it('in another wrapper is found by its fields', async () => {
    const offer = `<offer internal-id="1">${SALE}<location><locality-name>JVC</locality-name></location></offer>`;
    expect(await readRecords(`<export>${offer}</export>`)).toMatchObject([{ sourceReference: '1' }]);
  });
});
