import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/feed-mappings';
import type { FeedMapping, FeedSample } from '@manzil/contracts/listings/feed-mapping';
import type { UnmappedValue } from '@manzil/contracts/listings/feed-values';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/feed-mapping';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const mapping: FeedMapping = {
  source: 'primary',
  fields: { kosten: 'price' },
  recordName: '',
  amountCurrency: '',
  values: {},
  version: 3,
  updatedBy: 'omar',
  updatedAt: '2026-11-20T08:00:00Z',
};
const met: Pick<UnmappedValue, 'count' | 'references' | 'line'> = {
  count: 1,
  references: ['MAP-1'],
  line: 2,
};
const values: UnmappedValue[] = [
  { ...met, term: 'adType', value: 'Kauf', field: 'art', rejected: true },
  { ...met, term: 'unitType', value: 'Stadtvilla', field: 'objekt', rejected: false },
];
const column = (name: string, examples: string[], read: boolean) => ({ name, examples, stated: 3, read });
const home = {
  title: 'Home by the sea',
  name: '',
  adType: 'sale',
  unitType: 'Villa',
  community: '',
  bedrooms: 4,
  price: 5_000_000,
  photos: 0,
};
const sample: FeedSample = {
  format: 'csv',
  mappable: true,
  recordName: '',
  candidates: [],
  read: 3,
  rejected: 1,
  unmapped: [],
  error: null,
  columns: [column('kosten', ['5 000 000', '1'], true), column('etage', ['7', '8'], false)],
  records: [
    { line: 2, reference: 'MAP-1', listing: home },
    { line: 4, reference: 'MAP-3', listing: null },
  ],
  problems: [{ field: 'art', reason: '"Tausch" is not understood', severity: 'rejected', count: 1, line: 4 }],
};
const CSV = new File(['Kosten;Etage\n5 000 000;7\n'], 'units.csv', { type: 'text/csv' });
const conflict = { reason: 'version', version: 4, updatedBy: 'noor', updatedAt: '2026-11-21T08:00:00Z' };

const choice = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save mapping' });
const row = (name: RegExp) => screen.getByRole('row', { name });

async function open() {
  const { user } = renderScreen(route, {
    path: '/backend/feed/mapping/:source',
    at: '/backend/feed/mapping/primary',
  });
  await screen.findByRole('heading', { level: 1, name: 'Columns and values of the feed' });
  return user;
}
async function openWithSample() {
  const user = await open();
  const requests = stubApi(http.sampleFeed, sample);
  await user.upload(screen.getByLabelText('Or a file'), CSV);
  await screen.findByRole('table', { name: 'Sample' });
  return { user, requests };
}

describe('the columns and values of a feed', () => {
  beforeEach(() => {
    stubApi(http.showFeedMapping, mapping);
    stubApi(http.listUnmappedValues, { run: null, values });
  });

  it('are shown as they were saved, and by whom', async () => {
    await open();
    expect(screen.getByText(/^Version 3 for “primary”, saved by omar/)).toBeVisible();
    expect(choice('What kosten is')).toHaveValue('price');
    expect(save()).toBeDisabled();
    expect(row(/^Kauf/)).toHaveTextContent(/1 in the last update.*Listings are left out/);
    expect(row(/^Stadtvilla/)).toHaveTextContent(/MAP-1.*Not read/);
    expect(screen.getByText(/^2 values have no meaning yet/)).toBeVisible();
  });

  it('are assigned with a sample at hand, which is read anew under each choice', async () => {
    const { user, requests } = await openWithSample();
    expect(requests[0]?.body).toMatchObject({ text: 'Kosten;Etage\n5 000 000;7\n' });
    expect(screen.getByText(/^1 column is not assigned yet/)).toBeVisible();
    const listings = within(screen.getByRole('table', { name: 'Sample' }));
    expect(listings.getByRole('row', { name: /MAP-1/ })).toHaveTextContent('AED 5,000,000');
    expect(listings.getByRole('row', { name: /MAP-3/ })).toHaveTextContent('Would be left out');
    expect(screen.getByText('"Tausch" is not understood')).toBeVisible();
    await user.selectOptions(choice('What etage is'), 'Ignored');
    expect(await screen.findByText('Every column is assigned or ignored.')).toBeVisible();
    await waitFor(() => {
      expect(requests.at(-1)?.body).toMatchObject({ fields: { kosten: 'price', etage: '' } });
    });
  });

  it('belong to the element of an XML feed that staff choose, or that the sample was read from', async () => {
    const user = await open();
    const candidates = [
      { name: 'ad', count: 12 },
      { name: 'contact', count: 9 },
    ];
    const requests = stubApi(http.sampleFeed, {
      ...sample,
      format: 'xml' as const,
      recordName: 'ad',
      candidates,
    });
    await user.upload(screen.getByLabelText('Or a file'), CSV);
    const element = await screen.findByLabelText('Element or list with the listings');
    expect(element).toHaveValue('');
    expect(element).toHaveAccessibleDescription(/The sample is read from “ad”/);
    await user.selectOptions(choice('What etage is'), 'Ignored');
    expect(element).toHaveValue('ad');
    await user.selectOptions(element, 'contact (9 in the sample)');
    await waitFor(() => {
      expect(requests.at(-1)?.body).toMatchObject({ recordName: 'contact' });
    });
    const saves = stubApi(http.saveFeedMapping, { ...mapping, recordName: 'contact', version: 4 });
    stubApi(http.showFeedMapping, { ...mapping, recordName: 'contact', version: 4 });
    await user.click(save());
    await screen.findByText(/^Version 4/);
    expect(saves).toMatchObject([{ body: { recordName: 'contact', expectedVersion: 3 } }]);
    expect(screen.getByLabelText('Element or list with the listings')).toHaveValue('contact');
  });

  it('include the currency of prices that state none', async () => {
    const { user, requests } = await openWithSample();
    await user.selectOptions(choice('Currency of prices that state none'), 'AED');
    await waitFor(() => {
      expect(requests.at(-1)?.body).toMatchObject({ amountCurrency: 'AED' });
    });
    const saves = stubApi(http.saveFeedMapping, { ...mapping, amountCurrency: 'AED', version: 4 });
    stubApi(http.showFeedMapping, { ...mapping, amountCurrency: 'AED', version: 4 });
    await user.click(save());
    await screen.findByText(/^Version 4/);
    expect(saves).toMatchObject([{ body: { amountCurrency: 'AED', recordName: '' } }]);
    expect(choice('Currency of prices that state none')).toHaveValue('AED');
  });

  it.each([
    ['a JSON list with a known name', { candidates: [{ name: 'hits', count: 3 }] }, false],
    [
      'one of several JSON lists',
      {
        candidates: [
          { name: 'hits', count: 3 },
          { name: 'agents', count: 1 },
        ],
      },
      true,
    ],
    ['a known format', { mappable: false }, false],
    [
      'a known format without listings of its own',
      { mappable: false, read: 0, candidates: [{ name: 'home', count: 2 }] },
      true,
    ],
  ])('offer a choice of the element for %s: %j', async (_name, given, isOffered) => {
    const user = await open();
    stubApi(http.sampleFeed, { ...sample, ...given });
    await user.upload(screen.getByLabelText('Or a file'), CSV);
    await screen.findByRole('table', { name: 'Sample' });
    expect(screen.queryByLabelText('Element or list with the listings') !== null).toBe(isOffered);
  });

  it('are saved once, with the version that they replace', async () => {
    const user = await open();
    await user.selectOptions(choice('What Kauf means'), 'For sale');
    await user.selectOptions(choice('What Stadtvilla means'), 'Ignored');
    expect(screen.getByText('Every value has a meaning or is ignored.')).toBeVisible();
    const chosen = { adType: { kauf: 'sale' as const }, unitType: { stadtvilla: '' as const } };
    const saved = { ...mapping, values: chosen, version: 4, updatedBy: 'layla' };
    const slow = pendingReply(saved);
    const requests = stubApi(http.saveFeedMapping, slow.reply);
    stubApi(http.showFeedMapping, saved);
    await user.dblClick(save());
    slow.release();
    expect(await screen.findByText('The mapping is saved. The next update will use it.')).toBeVisible();
    expect(await screen.findByText(/^Version 4 for “primary”, saved by layla/)).toBeVisible();
    expect(requests).toMatchObject([{ body: { values: chosen, expectedVersion: 3 } }]);
    expect(save()).toBeDisabled();
  });

  it('are kept on this device when they are refused, and shown again until they are dropped', async () => {
    const user = await open();
    stubApi(http.saveFeedMapping, refuse('UNAVAILABLE', 'Mappings cannot be saved right now'));
    await user.selectOptions(choice('What kosten is'), 'Service charge');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Mappings cannot be saved right now');
    expect(choice('What kosten is')).toHaveValue('service_charge');
    cleanup();
    const later = await open();
    expect(choice('What kosten is')).toHaveValue('service_charge');
    await later.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(choice('What kosten is')).toHaveValue('price');
  });

  it('wait for a choice when a colleague has saved in between', async () => {
    const user = await open();
    await user.selectOptions(choice('What kosten is'), 'Service charge');
    stubApi(http.saveFeedMapping, refuse('CONFLICT', 'Saved in between', { details: conflict }));
    await user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Saved in between' });
    expect(question).toHaveTextContent(/noor saved this mapping on/);
    await user.click(within(question).getByRole('button', { name: 'Decide later' }));
    expect(choice('What kosten is')).toHaveValue('service_charge');
    await user.click(save());
    stubApi(http.showFeedMapping, { ...mapping, fields: { etage: '' }, version: 4, updatedBy: 'noor' });
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => {
      expect(screen.queryByLabelText('What kosten is')).toBeNull();
    });
    expect(choice('What etage is')).toHaveValue('left-out');
    expect(await screen.findByText(/^Version 4 for “primary”, saved by noor/)).toBeVisible();
  });

  it('replace what a colleague has saved when the member keeps their own', async () => {
    const user = await open();
    await user.selectOptions(choice('What kosten is'), 'Service charge');
    stubApi(http.saveFeedMapping, refuse('CONFLICT', 'Saved in between', { details: conflict }));
    await user.click(save());
    const mine = { ...mapping, fields: { kosten: 'service_charge' as const }, version: 5 };
    const requests = stubApi(http.saveFeedMapping, mine);
    stubApi(http.showFeedMapping, mine);
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await screen.findByText(/^Version 5/);
    expect(requests).toMatchObject([{ body: { fields: mine.fields, expectedVersion: 4 } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say why a feed cannot be looked at, and that known formats need no columns', async () => {
    const user = await open();
    stubApi(http.sampleFeed, refuse('UNPROCESSABLE', 'This address is not allowed'));
    await user.type(screen.getByLabelText('Address of the feed'), 'http://10.0.0.1/feed.csv');
    await user.click(screen.getByRole('button', { name: 'Read sample' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This address is not allowed');
    const requests = stubApi(http.sampleFeed, { ...sample, format: 'propspace', mappable: false });
    await user.clear(screen.getByLabelText('Address of the feed'));
    await user.click(screen.getByRole('button', { name: 'Read sample' }));
    expect(await screen.findByText(/so only its values need a mapping/)).toBeVisible();
    expect(requests[0]?.body).not.toHaveProperty('location');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('belong to a source whose name is checked at its field', async () => {
    const user = await open();
    const source = screen.getByLabelText('Source');
    await user.type(source, ' two');
    expect(source).toHaveAccessibleDescription(/Use letters, digits, - and _/);
    expect(screen.getByRole('button', { name: 'Open' })).toBeDisabled();
  });

  it('say why they could not be read', async () => {
    stubApi(http.showFeedMapping, refuse('INTERNAL', 'Something went wrong on our side'));
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
