import { describe, expect, it, vi } from 'vitest';
import type { Role } from '@manzil/contracts/gateway/account';
import { findRecords, type Found } from '@manzil/contracts/http/find';
import { startImport } from '@manzil/contracts/http/import-runs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { sampleRun } from '../../../testing/samples/sample-run';
import CommandPalette from './command-palette';
import { PaletteButton } from './palette-button';

const run = sampleRun(3);
const found: Found[] = [
  { kind: 'listing', key: 'sea-view', title: 'Sea view', detail: 'MZ-1001, Marina' },
  { kind: 'lead', key: '00000000-0000-4000-8000-000000000001', title: 'Sara', detail: '+971500000000' },
];

function open(role: Role = 'admin') {
  stubApi(findRecords, { found: [], missing: [] });
  const onClose = vi.fn();
  const { user, router, unmount } = renderPart(<CommandPalette onClose={onClose} />, '/', {
    username: 'layla',
    role,
  });
  const input = screen.getByRole('combobox', { name: 'Search or run a command' });
  const at = () => router.state.location.pathname + router.state.location.search;
  return { user, at, onClose, input, unmount };
}
const options = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('option');

describe('the command palette', () => {
  it('goes to the first section that matches by Enter, and remembers it', async () => {
    const { user, at, onClose, input, unmount } = open();
    expect(input).toHaveFocus();
    await user.type(input, 'foot{Enter}');
    expect(at()).toBe('/backend/footer');
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    open();
    expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('Footer');
  });

  it('keeps what is typed while it is loaded', async () => {
    stubApi(findRecords, { found: [], missing: [] });
    renderPart(<PaletteButton />, '/', { username: 'layla', role: 'admin' });
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    for (const key of 'Foo') fireEvent.keyDown(document.body, { key });
    expect(await screen.findByRole('combobox')).toHaveValue('Foo');
  });

  it('goes to a section rather than doing something whose name has the same letters', async () => {
    const { user, at, input } = open();
    await user.type(input, 'test');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Testimonials');
    await user.clear(input);
    await user.type(input, 'new test{Enter}');
    expect(at()).toBe('/backend/testimonials?entry=new');
  });

  it('does what is typed in full, although the name of a section begins with it', async () => {
    const { user, at, input } = open();
    await user.type(input, 'new development{Enter}');
    expect(at()).toBe('/backend/developments/new');
  });

  it('goes through what is offered by arrows, round the end, with the focus in the box', async () => {
    const { user, input } = open();
    const offered = screen.getAllByRole('option');
    await user.keyboard('{ArrowUp}');
    expect(input).toHaveAttribute('aria-activedescendant', offered.at(-1)?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toBe(offered[1]);
    expect(input).toHaveFocus();
  });

  it('finds a property by its reference and a lead by the phone, and opens them', async () => {
    const { user, at, input } = open();
    const searches = stubApi(findRecords, { found, missing: [] });
    await user.type(input, 'MZ-1001');
    await user.click(await screen.findByRole('option', { name: /Sea view\s*MZ-1001, Marina/ }));
    expect(at()).toBe('/backend/properties/sea-view');
    expect(searches.map(({ query }) => query.q)).toEqual(['MZ-1001']);
    await user.clear(input);
    await user.type(input, '0500');
    await user.click(await screen.findByRole('option', { name: /Sara/ }));
    expect(at()).toBe('/backend/leads?lead=00000000-0000-4000-8000-000000000001');
  });

  it('keeps nothing about a person on the device', async () => {
    const { user, input } = open();
    stubApi(findRecords, { found, missing: [] });
    await user.type(input, 'Sara');
    await user.click(await screen.findByRole('option', { name: /Sara/ }));
    expect(Object.values(window.localStorage).join()).not.toContain('Sara');
  });

  it('offers members what their role may do and see', () => {
    open('marketer');
    expect(screen.getByRole('option', { name: 'New post' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Run import/ })).toBeNull();
    expect(screen.queryByRole('option', { name: 'New lead' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Places' })).toBeNull();
  });

  it('offers an auditor nothing that changes anything', () => {
    open('auditor');
    expect(screen.queryByRole('group', { name: 'Do' })).toBeNull();
    expect(options('Sections and settings').length).toBeGreaterThan(20);
  });

  it('starts an update of the properties and opens its report', async () => {
    const { user, at, input } = open();
    const runs = stubApi(startImport, run);
    await user.type(input, 'run import{Enter}');
    await waitFor(() => {
      expect(at()).toBe(`/backend/feed/${run.id}`);
    });
    expect(runs).toMatchObject([{ body: { dryRun: false } }]);
  });

  it('says when nothing matches, and what could not be searched', async () => {
    const { user, input } = open();
    stubApi(findRecords, { found: [], missing: ['leads'] });
    await user.type(input, 'zzz{Enter}');
    expect(await screen.findByText('No results for “zzz”.')).toBeVisible();
    expect(screen.getByText(/Not everything could be searched: leads\./)).toBeVisible();
    stubApi(findRecords, refuse('RATE_LIMITED', 'You searched very often. Please try again later.'));
    await user.type(input, 'z');
    expect(await screen.findByRole('alert')).toHaveTextContent('You searched very often.');
  });
});
