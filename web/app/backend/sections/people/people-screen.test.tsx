import { expect, it } from 'vitest';
import { listPeople } from '@manzil/contracts/http/people';
import { screen, within } from '@testing-library/react';
import { samplePerson } from '../../../testing/samples/sample-person';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import * as route from '../../routes/people';

it('lists one row a person, with their login, team card, listings and what is missing', async () => {
  const noor = samplePerson();
  const card = noor.card && { ...noor.card, id: 8, email: '', brnExpires: '2020-01-31' };
  const omar = { name: 'Omar Aziz', email: null, card, member: null, listings: 0, adviserName: null };
  stubApi(listPeople, { people: [noor, samplePerson({ id: 'card-8', ...omar })], doubts: [] });
  renderScreen(route, { path: '/backend/people' });
  const rows = within(await screen.findByRole('table', { name: 'People' }))
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [
      'Noor Haddadnoor@agency.example',
      '+971 50 111 0102',
      'Sales agent',
      'On the team page',
      'Adviser of 12 listings',
      '',
    ],
    [
      'Omar Aziz',
      '+971 50 111 0102',
      'No login',
      'On the team page',
      '',
      'No email: gets no mail, and listings are not foundBRN card expired on 31 Jan 2020',
    ],
  ]);
  expect(screen.getByRole('link', { name: 'Adviser of 12 listings' })).toHaveAttribute(
    'href',
    '/backend/properties?adviser=Noor+Haddad',
  );
});
