import { expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { suggestListings } from '@manzil/contracts/http/listings';
import type { NamedSuggestion } from '@manzil/contracts/listings/search';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { stubApi } from '../../testing/api-double';
import { SearchCombobox } from './search-combobox';
import { render } from '../../testing/render';

const NOTHING = { suggestions: [], sentences: [], named: [] };
const found = (count: number) => ({ ...NOTHING, search: { text: 'noor', count } });
const noor: NamedSuggestion = {
  kind: 'agent',
  name: 'Noor Al-Amin',
  keys: ['12345', 'noor-al-amin'],
  count: 3,
};

function open() {
  const onSearch = vi.fn<(params: URLSearchParams) => void>();
  const element = (
    <SearchCombobox name="q" field="q" label="Search" adType="sale" value="" onSearch={onSearch} />
  );
  const routes = [
    { path: '/', element },
    { path: '/:page', element: <p>Another page</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return { onSearch, user: userEvent.setup() };
}
const box = () => screen.getByRole('combobox');
const options = async () => {
  await screen.findAllByRole('option');
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

it('offers the search for the text first, with its homes, then what it names', async () => {
  stubApi(suggestListings, {
    ...found(1204),
    suggestions: [{ kind: 'community', name: 'Noor', community: 'Noor', emirate: 'Dubai', count: 1 }],
    named: [noor],
    sentences: [{ text: 'noor villa', count: 2 }],
  });
  const { user, onSearch } = open();
  await user.type(box(), 'noor');
  expect(await options()).toEqual([
    'Search for “noor”1,204 homes',
    'NoorCommunity1 home',
    'Noor Al-AminAdviser3 homes',
    'noor villa2 homes',
  ]);
  expect(screen.getByRole('status').textContent).toBe('4 suggestions');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSearch.mock.lastCall?.[0].toString()).toBe('q=noor');
});

it('says that there is no result only when neither the text nor anything that it names leads to a home', async () => {
  const requests = stubApi(suggestListings, found(0));
  const { user } = open();
  await user.type(box(), 'noor');
  expect(await screen.findAllByText('No result found!')).toHaveLength(2);
  expect(screen.queryByRole('option')).toBeNull();
  expect(requests.at(-1)).toMatchObject({ query: { q: 'noor', adType: 'sale', field: 'q' } });
});

it('leads to the homes of an adviser although no home has the text', async () => {
  stubApi(suggestListings, { ...found(0), named: [noor] });
  const { user, onSearch } = open();
  await user.type(box(), 'noor');
  expect(await options()).toEqual(['Search for “noor”No homes', 'Noor Al-AminAdviser3 homes']);
  await user.click(screen.getByRole('option', { name: /Adviser/ }));
  expect(onSearch.mock.lastCall?.[0].toString()).toBe('agent=12345&agent=noor-al-amin');
});

it('opens the page of a project and of a listing', async () => {
  stubApi(suggestListings, {
    ...found(1),
    named: [
      { kind: 'listing', reference: 'MZ-S-1217', name: 'Villa with pool', pagelink: 'villa-1217' },
      { kind: 'development', name: 'Noor One', location: 'Dubai', pagelink: 'noor-one', count: 0 },
    ],
  });
  const { user } = open();
  await user.type(box(), 'noor');
  expect(await options()).toContain('MZ-S-1217Reference · Villa with pool');
  await user.click(screen.getByRole('option', { name: /New development/ }));
  expect(await screen.findByText('Another page')).toBeTruthy();
});
