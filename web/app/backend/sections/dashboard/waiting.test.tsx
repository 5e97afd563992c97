import { listPeople } from '@manzil/contracts/http/people';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { samplePerson } from '../../../testing/samples/sample-person';
import { PEOPLE_SCREENS } from '../../../testing/screens/people-screens';
import * as route from '../../routes/dashboard';

it('warns admins of BRN cards that have expired', async () => {
  PEOPLE_SCREENS['/backend']?.stub();
  const { card } = samplePerson();
  const expired = card && { ...card, brnExpires: '2020-01-31' };
  const people = [samplePerson({ card: expired }), samplePerson({ id: 'card-8' })];
  stubApi(listPeople, { people, doubts: [] });
  renderScreen(route, { path: '/backend', session: { username: 'omar', role: 'admin' } });
  const link = await screen.findByRole('link', { name: '1 BRN card has expired or expires within 30 days' });
  expect(link).toHaveAttribute('href', '/backend/people');
});
