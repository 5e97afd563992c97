import { describe, expect, it } from 'vitest';
import { FORMATS, inPieces, readListings as read } from '../../test/one-listing.js';
import { readFeed } from './read-feed.js';

describe.each(FORMATS)('the status of a listing in %s', (format) => {
  it.each([
    ...['Sold', 'SOLD', 'let', 'Rented', 'Leased', 'Reserved', 'Archived', 'archive'],
    ...['Unpublished', 'Off Market', 'off-market', 'OffMarket', 'Withdrawn', 'Inactive'],
    ...['Expired', 'Cancelled', 'Canceled', 'Closed', 'deleted', 'Pending', 'Sold STC'],
    ...['Let Agreed', 'Rented until 2027', 'Not available', 'مباع', 'مؤجر', 'No'],
    ...['تم البيع', 'تم التأجير', 'مخفي', 'Published (Sold)', 'No longer available', 'verkauft', 'продано'],
  ])('withdraws a listing that is %j', async (status) => {
    expect(await read(format, [{ status }, { status: 'Active' }])).toMatchObject([
      { sourceReference: 'R-2' },
    ]);
  });

  it.each([
    ...['Active', 'ActiveUnderContract', 'Active Under Contract', 'Available', 'live'],
    ...[
      'Published',
      'Coming Soon',
      'For Sale',
      'Ready',
      'N/A',
      '',
      'Yes',
      'متاح',
      'Under offer',
      'للبيع',
      'للإيجار',
    ],
  ])('shows a listing that is %j', async (status) => {
    expect(await read(format, [{ status }])).toMatchObject([{ record: { price: 1_000_000 }, problems: [] }]);
  });

  it('shows or withdraws a listing of a status that staff have mapped', async () => {
    const values = { status: { frei: 'listed', 'nicht frei': 'withdrawn' } } as const;
    const listings = [{ status: 'Frei' }, { status: 'nicht  frei' }];
    const found = await read(format, listings, { values });
    expect(found).toMatchObject([{ sourceReference: 'R-1', problems: [] }]);
    expect(found).toHaveLength(1);
  });
});

describe('a status', () => {
  it('that is unknown is reported, and the listing stays on the market', async () => {
    const [found] = await read('propspace', [{ status: 'Frei' }]);
    expect(found).toMatchObject({
      record: { price: 1_000_000 },
      problems: [{ severity: 'warning', unmapped: { term: 'status', value: 'Frei' } }],
    });
  });

  it.each([
    ...['<Published>No</Published>', '<is_active>0</is_active>', '<Sold>Yes</Sold>'],
    ...['<archived>1</archived>', '<Listing_Status>expired</Listing_Status>'],
    ...['<Published>draft</Published>', '<is_deleted>true</is_deleted>'],
  ])('may be a flag: %s', async (xml) => {
    const text = `<Listings><Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Sale</Ad_Type>${xml}</Listing></Listings>`;
    const { records } = await readFeed(inPieces(text), 'auto');
    expect(await records.next()).toMatchObject({ done: true });
  });

  it.each([
    ...['<Published>2026-05-20</Published>', '<is_active>1</is_active>', '<Sold>No</Sold>'],
    ...['<archived>0</archived>'],
  ])('of a listing on the market may be a flag: %s', async (xml) => {
    const text = `<Listings><Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Sale</Ad_Type><Property_Title>T</Property_Title>${xml}</Listing></Listings>`;
    const { records } = await readFeed(inPieces(text), 'auto');
    expect(await records.next()).toMatchObject({ value: { problems: [] } });
  });
});
