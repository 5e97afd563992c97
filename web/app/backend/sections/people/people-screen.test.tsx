import { expect, it } from 'vitest';
import type { PersonDoubt } from '@manzil/contracts/gateway/person';
import { listPeople, matchPerson } from '@manzil/contracts/http/people';
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
      'No email: gets no mailBRN card expired on 31 Jan 2020',
    ],
  ]);
  expect(screen.getByRole('link', { name: 'Adviser of 12 listings' })).toHaveAttribute(
    'href',
    '/backend/properties?adviser=Noor+Haddad',
  );
});

const doubt: PersonDoubt = {
  subject: 'nh@portal.example',
  name: 'N. Haddad',
  email: 'nh@portal.example',
  phone: null,
  licence: '48377',
  listings: 3,
  probable: { id: samplePerson().id, name: 'Noor Haddad', by: 'licence' },
  apart: false,
};

it('offers the probable person for an adviser in doubt, or to keep them apart', async () => {
  const apart = { ...doubt, subject: 'other@portal.example', name: 'Other', probable: null, apart: true };
  stubApi(listPeople, { people: [samplePerson()], doubts: [doubt, apart] });
  const requests = stubApi(matchPerson, undefined as never);
  const { user } = renderScreen(route, { path: '/backend/people' });
  await user.click(await screen.findByRole('tab', { name: 'Feed advisers in doubt (1)' }));
  expect(screen.getByText('Probably Noor Haddad: the same BRN.')).toBeVisible();
  expect(screen.getByLabelText('Person for N. Haddad')).toHaveValue(samplePerson().id);
  await user.click(screen.getByRole('button', { name: 'Join N. Haddad' }));
  expect(await screen.findByText('N. Haddad belongs to Noor Haddad now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep N. Haddad apart' }));
  expect(await screen.findByText('N. Haddad is kept apart.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide again about Other' }));
  expect(await screen.findByText('Other is in doubt again.')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    { subject: doubt.subject, person: samplePerson().id },
    { subject: doubt.subject, person: null },
    { subject: apart.subject },
  ]);
});

it('reports what was joined and why, and what needs a decision', async () => {
  const noor = samplePerson({ cardJoinedBy: 'licence' });
  stubApi(listPeople, { people: [noor], doubts: [doubt] });
  renderScreen(route, { path: '/backend/people', at: '/backend/people?tab=joined' });
  const section = (name: string) => screen.getByRole('region', { name });
  expect(await screen.findByRole('region', { name: 'Joined by the same BRN' })).toHaveTextContent(
    'Joined by the same BRN (1)Noor Haddad: login and team card',
  );
  expect(section('Joined by the same email')).toHaveTextContent('Noor Haddad: 12 listings');
  expect(section('Need a decision')).toHaveTextContent('Need a decision (1)N. Haddad');
});
