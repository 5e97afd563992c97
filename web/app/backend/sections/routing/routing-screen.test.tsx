import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/lead-routing';
import { listAssignees } from '@manzil/contracts/http/leads';
import type { RoutingReplay, StoredRouting } from '@manzil/contracts/leads/routing';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/routing';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', holidays: [] };
const none: StoredRouting = { hours, rules: [], isOn: false, version: 0 };
const replay: RoutingReplay = {
  days: 90,
  leads: 12,
  orphans: 2,
  unknownHomes: 3,
  rules: [{ name: 'Sales', leads: 10, answeredInTime: 4 }],
  members: [{ username: 'omar', leads: 10, busiestDay: 3 }],
};
const open = () => renderScreen(route, { path: '/backend/routing' });

describe('the rules for leads', () => {
  beforeEach(() => {
    stubApi(http.showRouting, none);
    stubApi(listAssignees, { usernames: ['omar', 'sara'] });
  });

  it('are tried before they are switched on, as they were tried', async () => {
    const tries = stubApi(http.replayRouting, replay);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    expect(screen.queryByRole('button', { name: 'Switch these rules on' })).toBeNull();
    const rule = within(screen.getByRole('group', { name: 'Rule 1' }));
    await user.type(rule.getByLabelText(/^Name/), 'Sales');
    await user.click(rule.getByRole('checkbox', { name: 'Property' }));
    await user.type(rule.getByLabelText('Communities'), 'Dubai Marina, JVC');
    await user.type(rule.getByLabelText('Price to (AED)'), '2000000');
    await user.click(rule.getByRole('checkbox', { name: 'omar' }));
    await user.clear(rule.getByLabelText('Weight of omar'));
    await user.type(rule.getByLabelText('Weight of omar'), '3');
    await user.type(rule.getByLabelText(/^Answer within/), '30');
    await user.click(screen.getByRole('button', { name: 'Test on the last 90 days' }));
    const result = within(await screen.findByRole('region', { name: 'What these rules would have done' }));
    expect(result.getByText(/^12 leads in 90 days; 2 left unassigned; 3 about listings/)).toBeVisible();
    expect(result.getByRole('row', { name: 'Sales 10 4' })).toBeVisible();
    expect(result.getByRole('row', { name: 'omar 10 3' })).toBeVisible();
    const routing = tries[0]?.body.routing;
    expect(routing?.rules).toMatchObject([
      {
        name: 'Sales',
        kinds: ['listing'],
        places: ['Dubai Marina', 'JVC'],
        priceFrom: null,
        priceTo: 2_000_000,
        members: [{ username: 'omar', weight: 3 }],
        respondWithin: 30,
      },
    ]);
    // Untried rules cannot be switched on.
    await user.type(rule.getByLabelText(/^Name/), 'x');
    expect(result.getByRole('button', { name: 'Switch these rules on' })).toBeDisabled();
    await user.type(rule.getByLabelText(/^Name/), '{Backspace}');
    const slow = pendingReply({ ...none, rules: routing?.rules ?? [], isOn: true, version: 1 });
    const saves = stubApi(http.saveRouting, slow.reply);
    stubApi(http.showRouting, { ...none, rules: routing?.rules ?? [], isOn: true, version: 1 });
    await user.dblClick(result.getByRole('button', { name: 'Switch these rules on' }));
    slow.release();
    expect(await screen.findByText('The rules are on')).toBeVisible();
    expect(screen.getByText('On, with 1 rule.')).toBeVisible();
    expect(saves.map(({ body }) => body)).toEqual([{ routing, isOn: true, expectedVersion: 0 }]);
  });

  it('keep the holidays of the office with their names, which are saved without a rule', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a holiday' }));
    await user.type(screen.getByLabelText('Name of holiday 1'), 'National Day');
    await user.click(screen.getByRole('button', { name: 'Save office hours only' }));
    expect(await screen.findByText('Enter days such as 2026-12-02')).toBeVisible();
    await user.type(screen.getByLabelText('Holiday 1'), '2026-12-02');
    await user.click(screen.getByRole('button', { name: 'Add a rule' }));
    const named = { ...hours, holidays: ['2026-12-02'], holidayNames: { '2026-12-02': 'National Day' } };
    const saves = stubApi(http.saveRouting, { ...none, hours: named, version: 1 });
    stubApi(http.showRouting, { ...none, hours: named, version: 1 });
    await user.click(screen.getByRole('button', { name: 'Save office hours only' }));
    expect(await screen.findByText(/^The office hours are saved/)).toBeVisible();
    expect(saves).toMatchObject([
      { body: { routing: { hours: named, rules: [] }, isOn: false, expectedVersion: 0 } },
    ]);
    expect(screen.getByLabelText('Name of holiday 1')).toHaveValue('National Day');
    // An entered rule that was not tried is not lost.
    expect(screen.getByRole('group', { name: 'Rule 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove holiday: National Day' }));
    expect(screen.queryByLabelText('Holiday 1')).toBeNull();
  });

  it.each([
    [false, 'Save, but leave off', /^The rules are saved\. They stay off/],
    [true, 'Save without a test', 'The rules are saved and apply to new leads'],
  ])('are saved without a test, and stay on or off: %s', async (isOn, button, message) => {
    stubApi(http.showRouting, { ...none, isOn, version: 3 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    const saves = stubApi(http.saveRouting, ({ body }) => ({ ...body.routing, isOn: body.isOn, version: 4 }));
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('Choose a member')).toBeVisible();
    expect(saves).toEqual([]);
    await user.type(screen.getByLabelText(/^Name/), 'Sales');
    await user.click(screen.getByRole('checkbox', { name: 'omar' }));
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(saves).toMatchObject([
      { body: { isOn, expectedVersion: 3, routing: { rules: [{ name: 'Sales' }] } } },
    ]);
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeDisabled();
  });

  it('say what is wrong at the field, and are not tried then', async () => {
    const tries = stubApi(http.replayRouting, replay);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    await user.click(screen.getByRole('button', { name: 'Test on the last 90 days' }));
    await waitFor(() => {
      expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    });
    expect(screen.getByText('Choose a member')).toBeVisible();
    expect(tries).toEqual([]);
  });

  it('are moved and removed by the keyboard', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    await user.type(screen.getByLabelText(/^Name/), 'First');
    await user.click(screen.getByRole('button', { name: 'Add a rule' }));
    screen.getByRole('button', { name: 'Move down: Rule 1: First' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: 'Rule 2: First' })).toBeVisible();
    screen.getByRole('button', { name: 'Remove: Rule 2: First' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: /First/ })).toBeNull();
  });

  it('name members who are disabled as such, and are switched off unless somebody was quicker', async () => {
    const member = { username: 'omar', weight: 1 };
    const rule = {
      name: 'All',
      kinds: [],
      places: [],
      unitTypes: [],
      adType: null,
      priceFrom: null,
      priceTo: null,
      languages: [],
      hours: 'any' as const,
      to: 'turns' as const,
      members: [member],
      respondWithin: null,
      escalateTo: 'former',
    };
    stubApi(listAssignees, { usernames: ['sara'] });
    stubApi(http.showRouting, { hours, rules: [rule], isOn: true, version: 4 });
    const saves = stubApi(http.saveRouting, refuse('CONFLICT', 'The rules were changed in the meantime'));
    const { user } = open();
    expect(await screen.findByRole('checkbox', { name: 'omar (disabled)' })).toBeChecked();
    expect(screen.getByLabelText('If no one answers, assign to')).toHaveDisplayValue('former (disabled)');
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('The rules were changed in the meantime')).toBeVisible();
    expect(saves.map(({ body }) => body)).toEqual([
      { routing: { hours, rules: [rule] }, isOn: false, expectedVersion: 4 },
    ]);
  });
});
