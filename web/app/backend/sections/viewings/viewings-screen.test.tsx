import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAssignees } from '@manzil/contracts/http/leads';
import * as http from '@manzil/contracts/http/viewings';
import type { Viewing, ViewingSchedule } from '@manzil/contracts/leads/viewing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/viewings';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string =>
  new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
const viewing = (fields: Partial<Viewing> = {}): Viewing => ({
  id: '0190a3c4-0000-4000-8000-000000000001',
  leadId: '0190a3c4-0000-4000-8000-00000000000a',
  adviser: 'sara',
  startsAt: inHours(2),
  endsAt: inHours(3),
  status: 'booked',
  mode: 'in-person',
  version: 3,
  home: { pagelink: 'marina-view', reference: 'MV-1', title: 'Marina view' },
  visitor: { name: 'Noor', email: 'noor@example.com', phone: null },
  ...fields,
});
const schedule = (fields: Partial<ViewingSchedule> = {}): ViewingSchedule => ({
  adviser: 'layla',
  version: 1,
  hasFeed: false,
  duration: 30,
  notice: 2,
  standInPlaces: [],
  daysOff: [],
  openings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '18:00' })),
  ...fields,
});
const stale = refuse('CONFLICT', 'The viewing was changed', {
  details: { reason: 'version', version: 4, updatedBy: '', updatedAt: '2026-11-23T10:00:00.000Z' },
});
const staleHours = refuse('CONFLICT', 'The schedule was changed by sara in the meantime', {
  details: { reason: 'version', version: 5, updatedBy: 'sara', updatedAt: '2026-11-23T10:00:00.000Z' },
});
const open = (search = '', role: 'admin' | 'agent' = 'admin') =>
  renderScreen(route, {
    path: '/backend/viewings',
    at: `/backend/viewings${search}`,
    session: { username: 'layla', role },
  });

beforeEach(() => {
  stubApi(listAssignees, { usernames: ['layla', 'sara'] });
  stubApi(http.listViewingSchedules, { schedules: [schedule()] });
});

describe('the viewings of a week', () => {
  it('are those of the week that the address asks for, from midnight to midnight of Dubai', async () => {
    const requests = stubApi(http.listViewings, { viewings: [viewing()] });
    const { user } = open('?week=2026-12-03&view=list');
    expect(await screen.findByRole('link', { name: 'Noor' })).toHaveAttribute(
      'href',
      '/backend/leads?lead=0190a3c4-0000-4000-8000-00000000000a',
    );
    expect(screen.getByRole('link', { name: 'Marina view' })).toHaveAttribute('href', '/marina-view');
    expect(screen.getByRole('heading', { name: '30 Nov 2026 to 6 Dec 2026' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next week' }));
    expect(await screen.findByRole('heading', { name: '7 Dec 2026 to 13 Dec 2026' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Adviser'), 'layla (you)');
    await waitFor(() => {
      expect(requests.map(({ query }) => query)).toEqual([
        { from: '2026-11-29T20:00:00.000Z', to: '2026-12-06T20:00:00.000Z' },
        { from: '2026-12-06T20:00:00.000Z', to: '2026-12-13T20:00:00.000Z' },
        { from: '2026-12-06T20:00:00.000Z', to: '2026-12-13T20:00:00.000Z', adviser: 'layla' },
      ]);
    });
  });

  it('say that there are none, and that nobody can book without opening hours', async () => {
    stubApi(http.listViewings, { viewings: [] });
    stubApi(http.listViewingSchedules, { schedules: [] });
    const { user } = open('', 'agent');
    expect(await screen.findByText('No viewings in this week.')).toBeVisible();
    expect(screen.getByText(/^Visitors cannot book a viewing with you online yet/)).toBeVisible();
    expect(screen.queryByLabelText('Adviser')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Enter opening hours' }));
    expect(await screen.findByRole('group', { name: 'Monday' })).toBeVisible();
  });

  it('are cancelled after a question, once, on the version that was seen', async () => {
    stubApi(http.listViewings, { viewings: [viewing()] });
    const slow = pendingReply(viewing({ status: 'cancelled', version: 4 }));
    const requests = stubApi(http.changeViewing, slow.reply);
    const { user } = open('?view=list');
    expect(await screen.findByText('Booked')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Attended/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Cancel: Noor/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel the viewing of Noor?' }));
    await user.dblClick(question.getByRole('button', { name: 'Cancel the viewing' }));
    stubApi(http.listViewings, { viewings: [viewing({ status: 'cancelled', version: 4 })] });
    slow.release();
    expect(await screen.findByText('The viewing of Noor is cancelled')).toBeVisible();
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel: Noor/ })).toBeNull();
    expect(requests).toEqual([
      expect.objectContaining({ body: { expectedVersion: 3, change: { act: 'cancel' } } }),
    ]);
  });

  it('show how a viewing is now when a colleague was quicker, and promise nothing', async () => {
    const past = { startsAt: inHours(-2), endsAt: inHours(-1) };
    stubApi(http.listViewings, { viewings: [viewing(past)] });
    stubApi(http.changeViewing, stale);
    const { user } = open('?view=list');
    const attended = await screen.findByRole('button', { name: /^Attended: Noor/ });
    stubApi(http.listViewings, { viewings: [viewing({ ...past, status: 'no-show', version: 4 })] });
    await user.click(attended);
    expect(await screen.findByText(/^Someone else has changed this viewing/)).toBeVisible();
    expect(screen.queryByText('Recorded that Noor came')).toBeNull();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^No-show: Noor/ })).toBeNull();
    });
    expect(screen.getByText('No-show')).toBeVisible();
  });

  it('are moved outside the opening hours only by who says that it was agreed', async () => {
    const seen = viewing({ adviser: 'layla' });
    stubApi(http.listViewings, { viewings: [seen] });
    const requests = stubApi(http.changeViewing, seen);
    const { user } = open('?view=list');
    await user.click(await screen.findByRole('button', { name: /^Move: Noor/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the viewing of Noor' }));
    const time = dialog.getByLabelText(/^New time/);
    const [first] = within(await dialog.findByRole('group', { name: /^Free on / })).getAllByRole('button');
    if (first === undefined) throw new Error('There is no free time');
    await user.click(first);
    const [day = ''] = (time as HTMLInputElement).value.split('T');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    fireEvent.change(time, { target: { value: `${day}T23:30` } });
    const odd = within(await dialog.findByRole('group', { name: /outside the opening hours/ }));
    await user.click(odd.getByRole('checkbox', { name: 'It was agreed with the adviser' }));
    // The confirmation does not apply to another time.
    fireEvent.change(time, { target: { value: `${day}T23:45` } });
    expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Move the viewing' }));
    await waitFor(() => {
      expect(requests.map(({ body }) => body.change)).toMatchObject([{ act: 'move', outsideHours: false }]);
    });
  });

  it('are moved to a free time, and stay in the form when the time was taken', async () => {
    const seen = viewing({ adviser: 'layla' });
    const list = stubApi(http.listViewings, { viewings: [seen] });
    const requests = stubApi(
      http.changeViewing,
      refuse('CONFLICT', 'That time is not free any more. The next free times are …', {
        details: { reason: 'taken', next: [] },
      }),
    );
    const { user } = open('?view=list');
    await user.click(await screen.findByRole('button', { name: /^Move: Noor/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the viewing of Noor' }));
    await user.click(dialog.getByRole('button', { name: 'Move the viewing' }));
    expect(await dialog.findByText('Choose a time')).toBeVisible();
    const free = within(await dialog.findByRole('group', { name: /^Free on / }));
    const [first] = free.getAllByRole('button');
    if (first === undefined) throw new Error('There is no free time');
    await user.click(first);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await user.click(dialog.getByRole('button', { name: 'Move the viewing' }));
    expect(await dialog.findByText(/^That time is not free any more/)).toBeVisible();
    const read = list.length;
    const moved = viewing({ adviser: 'layla', version: 4 });
    stubApi(http.changeViewing, moved);
    await user.click(dialog.getByRole('button', { name: 'Move the viewing' }));
    expect(await screen.findByText(/^The viewing of Noor is moved to /)).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body.change.act).toBe('move');
    expect(list.length).toBeGreaterThan(read);
  });
});

describe('opening hours', () => {
  it('of one day have labels of their own', async () => {
    const { user } = open('?tab=hours');
    const add = await screen.findByRole('button', { name: 'Add hours: Monday' });
    await user.click(add);
    await user.click(add);
    const names = ['Monday from', 'Monday to', 'Monday from (2)', 'Monday to (2)'];
    for (const name of names) expect(screen.getByLabelText(name)).toBeVisible();
  });

  it('are saved as they were entered, for the member who was chosen', async () => {
    const openings = [
      { day: 1, from: '10:00', to: '18:00' },
      { day: 0, from: '10:00', to: '18:00' },
    ];
    const saved = schedule({ adviser: 'sara', openings, duration: 45 });
    const slow = pendingReply(saved);
    const saves = stubApi(http.saveViewingSchedule, slow.reply);
    const { user } = open('?tab=hours');
    await screen.findByRole('option', { name: 'sara' });
    await user.selectOptions(screen.getByLabelText('Member'), 'sara');
    expect(await screen.findByText(/^No opening hours are stored yet/)).toBeVisible();
    expect(screen.getByText('Save the opening hours first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add hours: Monday' }));
    await user.clear(screen.getByLabelText('Monday from'));
    await user.type(screen.getByLabelText('Monday from'), '10:00');
    await user.click(screen.getByRole('button', { name: 'Add hours: Sunday' }));
    await user.selectOptions(screen.getByLabelText('Duration of a viewing'), '45 minutes');
    await user.type(screen.getByLabelText('Stands in for colleagues in'), 'Dubai Marina, JVC');
    stubApi(http.listViewingSchedules, { schedules: [saved] });
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    slow.release();
    expect(await screen.findByText('The opening hours are saved')).toBeVisible();
    const standInPlaces = ['Dubai Marina', 'JVC'];
    const hours = { openings, duration: 45, notice: 2, standInPlaces, daysOff: [] };
    expect(saves.map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { adviser: 'sara' }, body: { hours, expectedVersion: 0 } },
    ]);
  });

  it('say what is wrong at the field, and are not sent then', async () => {
    const saves = stubApi(http.saveViewingSchedule, schedule());
    stubApi(http.listViewingSchedules, {
      schedules: [schedule({ openings: [{ day: 1, from: '12:00', to: '18:00' }] })],
    });
    const { user } = open('?tab=hours');
    await user.clear(await screen.findByLabelText(/^Notice/));
    await user.clear(screen.getByLabelText('Monday to'));
    await user.type(screen.getByLabelText('Monday to'), '09:00');
    await user.click(screen.getByRole('button', { name: 'Add a day off' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Monday to')).toHaveFocus();
    });
    expect(screen.getByText('The end must be after the beginning')).toBeVisible();
    expect(screen.getByText('Enter a whole number of hours from 0 to 336')).toBeVisible();
    expect(screen.getByLabelText('Day off 1')).toBeInvalid();
    expect(saves).toEqual([]);
  });

  it('are kept when a colleague was quicker, and saved over theirs when that is chosen', async () => {
    const replies = [staleHours, schedule({ version: 6 })];
    const saves = stubApi(http.saveViewingSchedule, () => replies.shift() ?? schedule());
    const { user } = open('?tab=hours');
    await user.selectOptions(await screen.findByLabelText('Duration of a viewing'), '60 minutes');
    stubApi(http.listViewingSchedules, { schedules: [schedule({ version: 5 })] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^sara saved this on 23 Nov 2026/);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('The opening hours are saved')).toBeVisible();
    expect(saves.map(({ body }) => [body.expectedVersion, body.hours.duration])).toEqual([
      [1, 60],
      [5, 60],
    ]);
  });

  it('are put together with those of a colleague who was quicker, field by field', async () => {
    const replies = [staleHours, schedule({ version: 6 })];
    const saves = stubApi(http.saveViewingSchedule, () => replies.shift() ?? schedule());
    const { user } = open('?tab=hours');
    await user.selectOptions(await screen.findByLabelText('Duration of a viewing'), '60 minutes');
    const openings = [{ day: 3, from: '10:00', to: '12:00' }];
    const daysOff = ['2099-12-02'];
    stubApi(http.listViewingSchedules, { schedules: [schedule({ version: 5, openings, daysOff })] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Compare and merge' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare and merge' });
    const hours = within(dialog).getByRole('group', { name: 'Hours of the week' });
    expect(within(hours).getByText('Wednesday 10:00 to 12:00')).toBeVisible();
    expect(within(hours).getByRole('radio', { name: /Saved by sara/ })).toBeChecked();
    expect(within(dialog).getByText('2 Dec 2099')).toBeVisible();
    const duration = within(dialog).getByRole('group', { name: 'Duration of a viewing' });
    expect(within(duration).getByRole('radio', { name: /Yours/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Apply to form' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The opening hours are saved')).toBeVisible();
    expect(saves.at(-1)?.body).toMatchObject({ expectedVersion: 5, hours: { openings, duration: 60 } });
  });
});

describe('the calendar link', () => {
  it('is shown once, and can be copied then', async () => {
    const token = 'a'.repeat(43);
    stubApi(http.makeViewingFeed, { token });
    const { user } = open('?tab=hours', 'agent');
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    stubApi(http.listViewingSchedules, { schedules: [schedule({ hasFeed: true })] });
    const dialog = within(await screen.findByRole('dialog', { name: 'The calendar link' }));
    expect(dialog.getByLabelText('Link')).toHaveValue(
      `${window.location.origin}/api/viewing-calendars/${token}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledWith(`${window.location.origin}/api/viewing-calendars/${token}`);
  });

  it('is revoked for the member who is shown', async () => {
    stubApi(http.listViewingSchedules, { schedules: [schedule({ hasFeed: true })] });
    const requests = stubApi(http.revokeViewingFeed, undefined);
    const { user } = open('?tab=hours');
    await user.click(await screen.findByRole('button', { name: 'Revoke the link' }));
    const question = within(await screen.findByRole('dialog', { name: 'Revoke the link?' }));
    stubApi(http.listViewingSchedules, { schedules: [schedule()] });
    await user.click(question.getByRole('button', { name: 'Revoke the link' }));
    expect(await screen.findByText('The link is revoked')).toBeVisible();
    expect(await screen.findByText('There is no link.')).toBeVisible();
    expect(requests.map(({ params }) => params)).toEqual([{ adviser: 'layla' }]);
  });
});
