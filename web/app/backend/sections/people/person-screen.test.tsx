import { expect, it } from 'vitest';
import { addPerson, listPeople, savePerson } from '@manzil/contracts/http/people';
import { screen } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { samplePerson } from '../../../testing/samples/sample-person';
import * as route from '../../routes/person';

const noor = samplePerson();
const open = (id: string) =>
  renderScreen(route, { path: '/backend/people/:id', at: `/backend/people/${id}` });

it('saves one form, with a link to the viewing hours of the person', async () => {
  stubApi(listPeople, { people: [noor], doubts: [] });
  const requests = stubApi(savePerson, { id: noor.id, invitation: null });
  const { user } = open(noor.id);
  await user.clear(await screen.findByLabelText('Phone'));
  await user.type(screen.getByLabelText('BRN card valid until'), '2027-01-31');
  await user.click(screen.getByRole('checkbox', { name: 'Shown on the team page' }));
  expect(screen.getByRole('link', { name: 'Viewing hours' })).toHaveAttribute(
    'href',
    '/backend/viewings?tab=hours&member=noor',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Person saved.')).toBeVisible();
  expect(requests).toMatchObject([
    {
      params: { id: noor.id },
      body: {
        phone: '',
        brnExpires: '2027-01-31',
        mayLogIn: true,
        onTeamPage: false,
        advises: true,
        cardVersion: 3,
      },
    },
  ]);
});

it('keeps what was typed when a part fails, and saves the rest for the person whose login was saved', async () => {
  stubApi(listPeople, { people: [], doubts: [] });
  const message = 'The login was saved. The team card was not: The service does not answer.';
  stubApi(addPerson, refuse('UNAVAILABLE', message, { details: { person: noor.id } }));
  const { user } = open('new');
  await user.type(await screen.findByLabelText('Name'), 'Noor Haddad');
  await user.type(screen.getByLabelText('Email'), 'noor@agency.example');
  await user.click(screen.getByRole('checkbox', { name: 'May log in' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  const requests = stubApi(savePerson, { id: noor.id, invitation: null });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Person saved.')).toBeVisible();
  expect(requests).toMatchObject([{ params: { id: noor.id }, body: { name: 'Noor Haddad', role: 'agent' } }]);
});

it('stores a phone without a photo and a job title, which only the team page needs', async () => {
  stubApi(listPeople, { people: [], doubts: [] });
  const requests = stubApi(addPerson, { id: noor.id, invitation: null });
  const { user } = open('new');
  await user.type(await screen.findByLabelText('Name'), 'Noor Haddad');
  await user.type(screen.getByLabelText('Phone'), '+971 50 111 0107');
  await user.click(screen.getByRole('checkbox', { name: 'Shown on the team page' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The team page needs a photo.')).toBeVisible();
  expect(screen.getByText('The team page needs a job title.')).toBeVisible();
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Shown on the team page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Adviser of listings' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Person saved.')).toBeVisible();
  expect(requests).toMatchObject([{ body: { phone: '+971 50 111 0107', photo: '', onTeamPage: false } }]);
});
