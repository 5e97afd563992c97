import { describe, expect, it } from 'vitest';
import { listAssignees } from '@manzil/contracts/http/leads';
import { listViewingSchedules } from '@manzil/contracts/http/viewings';
import { screen } from '@testing-library/react';
import * as route from '../../routes/viewings';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

describe('viewing hours', () => {
  it('are copied to all weekdays, and leave the weekend as it is', async () => {
    stubApi(listAssignees, { usernames: ['layla'] });
    stubApi(listViewingSchedules, { schedules: [] });
    const { user } = renderScreen(route, {
      path: '/backend/viewings',
      at: '/backend/viewings?tab=hours',
      session: { username: 'layla', role: 'admin' },
    });
    const copy = await screen.findByRole('button', { name: 'Same for all weekdays' });
    expect(copy).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add hours: Sunday' }));
    expect(copy).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add hours: Tuesday' }));
    await user.clear(screen.getByLabelText('Tuesday from'));
    await user.type(screen.getByLabelText('Tuesday from'), '11:00');
    await user.click(copy);
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      expect(screen.getByLabelText(`${day} from`)).toHaveValue('11:00');
    expect(screen.queryByLabelText('Saturday from')).toBeNull();
    expect(screen.getByLabelText('Sunday from')).toHaveValue('09:00');
  });

  it('of a new adviser begin as those of the office', async () => {
    stubApi(listAssignees, { usernames: ['layla'] });
    stubApi(listViewingSchedules, {
      schedules: [],
      officeHours: { days: [1, 2], from: '10:00', to: '19:00' },
    });
    renderScreen(route, {
      path: '/backend/viewings',
      at: '/backend/viewings?tab=hours',
      session: { username: 'layla', role: 'admin' },
    });
    expect(await screen.findByText(/^No opening hours are stored yet\. The office hours/)).toBeVisible();
    expect(screen.getByLabelText('Tuesday from')).toHaveValue('10:00');
    expect(screen.getByLabelText('Tuesday to')).toHaveValue('19:00');
    expect(screen.queryByLabelText('Wednesday from')).toBeNull();
  });
});
