import { describe, expect, it } from 'vitest';
import { createListing } from '@manzil/contracts/http/managed-listings';
import {
  changeAdvisedListing,
  confirmAdvisedListing,
  listAdvisedListings,
  listListingAdvisers,
} from '@manzil/contracts/listings/advised-listing';
import type { ListingValues } from '@manzil/contracts/listings/listing-values';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { setUpImportHarness } from './import-harness.js';
import { OWN_VALUES as VALUES } from './own-values.js';

describe('a listing that names its adviser', () => {
  const harness = setUpImportHarness();
  const create = (values: Partial<ListingValues> = {}) =>
    harness.stack.client.request(createListing, { values: { ...VALUES, ...values }, publish: true });

  it('is changed and confirmed by its adviser alone, who is told of no other listing', async () => {
    const agent = { name: 'Noor', phone: null, email: 'Noor@agency.example', photo: null, licence: null };
    const { id } = await create({ agent });
    const other = await create({ reference: 'OTHER-1' });
    const { client } = harness.stack;
    const adviserEmail = 'noor@AGENCY.example';
    const list = async () => (await client.request(listAdvisedListings, { adviserEmail })).listings;
    expect(await list()).toMatchObject([{ id, confirmedAt: null }]);
    const change = { price: 1_750_000, photos: VALUES.images.slice(0, 1), reason: 'The owner said so' };
    const changed = await client.request(changeAdvisedListing, { id, adviserEmail, change });
    expect(changed).toMatchObject({ id, price: 1_750_000 });
    expect(changed.images).toHaveLength(1);
    const confirmed = await client.request(confirmAdvisedListing, { id, adviserEmail });
    expect(confirmed.confirmedAt).not.toBeNull();
    expect(await list()).toEqual([{ ...changed, confirmedAt: confirmed.confirmedAt }]);
    for (const attempt of [
      () => client.request(changeAdvisedListing, { id: other.id, adviserEmail, change }),
      () => client.request(confirmAdvisedListing, { id: other.id, adviserEmail }),
      () => client.request(confirmAdvisedListing, { id, adviserEmail: 'omar@agency.example' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const joined = { adviserEmail: 'n.haddad@agency.example', otherEmails: ['noor@agency.example'] };
    expect((await client.request(listAdvisedListings, joined)).listings).toMatchObject([{ id }]);
    await client.request(confirmAdvisedListing, { id, ...joined });
    const property = await client.request(getProperty, { pagelink: changed.pagelink });
    expect(property.price).toBe(1_750_000);
    expect(property).not.toHaveProperty('confirmedAt');
  });

  it('is counted for its adviser, by email whatever its case, else by name', async () => {
    const nothing = { phone: null, photo: null, licence: null };
    const agents = [
      { ...nothing, name: 'N. Haddad', email: 'n.haddad@agency.example' },
      { ...nothing, name: 'Noor Haddad', email: ' N.Haddad@AGENCY.example', licence: '48377' },
      { ...nothing, name: 'Lena', email: null },
      { ...nothing, name: 'Maha', email: null },
    ];
    for (const [at, agent] of agents.entries()) await create({ reference: `ADVISED-${at}`, agent });
    const { advisers } = await harness.stack.client.request(listListingAdvisers, {});
    const shown = (name: string) =>
      advisers.flatMap(({ name: own, ...rest }) => (own === name ? [{ name, ...rest }] : []));
    expect(shown('Noor Haddad')).toMatchObject([
      { email: 'n.haddad@agency.example', licence: '48377', listings: 2 },
    ]);
    expect(shown('N. Haddad')).toEqual([]);
    expect([...shown('Lena'), ...shown('Maha')]).toMatchObject([{ listings: 1 }, { listings: 1 }]);
  });
});
