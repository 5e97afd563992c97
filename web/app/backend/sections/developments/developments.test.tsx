import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteDevelopment,
  listDeletedDevelopments,
  restoreDevelopment,
  switchDevelopment,
} from '@manzil/contracts/http/development-editing';
import { listDevelopmentRows, showDevelopmentsHeading } from '@manzil/contracts/http/developments';
import { listLinkUses } from '@manzil/contracts/http/links';
import { screen, waitFor } from '@testing-library/react';
import * as route from '../../routes/developments';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { sampleDevelopment } from '../../../testing/samples/sample-development';

const project = (id: number, propertyname: string) => ({
  id,
  propertyname,
  position: id,
  propertylocation: 'Dubai',
  developername: 'Emaar',
  price: 1_500_000,
  bannerimage: '/uploads/a.webp',
  floorplan: null,
  brochure: null,
  complete: '2028',
  youtube: null,
  location: null,
  description: '',
  paymentplan: '',
  facilities: '',
  keyfeature: '',
  pagelink: `project-${id}`,
  live: 'off' as const,
});
const stored = [project(1, 'Creek Rise'), project(2, 'Palm Villas')];
/** The switch of a row, once none of its requests is pending. */
const settled = (name: string, checked: boolean) =>
  waitFor(() => {
    expect(
      screen.getByRole('switch', { name: `${name} is shown on the site`, checked, busy: false }),
    ).toBeVisible();
  });
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('the projects of the site', () => {
  beforeEach(() => {
    stubApi(listDevelopmentRows, stored);
    stubApi(listDeletedDevelopments, { developments: [] });
    stubApi(showDevelopmentsHeading, [{ newtext: 'Off-plan' }]);
  });
  const open = async () => {
    const { user } = renderScreen(route, { path: '/backend/developments' });
    await screen.findByRole('table', { name: 'New developments' });
    return user;
  };

  it('keep a selection that is made while the list reloads', async () => {
    const user = await open();
    const requests = stubApi(switchDevelopment, 'Property is online');
    let reload: (() => void) | undefined;
    stubApi(listDevelopmentRows, async () => {
      await new Promise<void>((resolve) => (reload = resolve));
      return stored.map((row) => (row.id === 1 ? { ...row, live: 'on' as const } : row));
    });
    await user.click(box('Creek Rise'));
    await user.click(screen.getByRole('button', { name: 'Put online' }));
    expect(await screen.findByText('1 project is online now.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toMatchObject([{ id: 1, live: true }]);
    // The selection is cleared before success is reported, so that a later selection of the member is kept.
    expect(box('Creek Rise')).not.toBeChecked();
    await user.click(box('Palm Villas'));
    reload?.();
    await settled('Creek Rise', true);
    expect(box('Palm Villas')).toBeChecked();
    expect(screen.getByRole('group', { name: 'What is selected' })).toHaveTextContent('1 selected');
  });

  it('are switched by the keyboard, and the focus stays on the switch', async () => {
    const user = await open();
    const requests = stubApi(switchDevelopment, 'Property is online');
    stubApi(listDevelopmentRows, [
      { ...project(1, 'Creek Rise'), live: 'on' as const },
      project(2, 'Palm Villas'),
    ]);
    screen.getByRole('switch', { name: /^Creek Rise/ }).focus();
    await user.keyboard('{Enter}');
    await settled('Creek Rise', true);
    expect(requests).toMatchObject([{ body: { id: 1, live: true } }]);
    expect(screen.getByRole('switch', { name: /^Creek Rise/ })).toHaveFocus();
  });

  it('are switched back while the list still reloads, and show the last choice until it has', async () => {
    const user = await open();
    const requests = stubApi(switchDevelopment, 'The status is saved');
    const reloads: (() => void)[] = [];
    const online = stored.map((row) => (row.id === 1 ? { ...row, live: 'on' as const } : row));
    stubApi(listDevelopmentRows, async () => {
      const isFirst = reloads.length === 0;
      await new Promise<void>((resolve) => reloads.push(resolve));
      return isFirst ? online : stored;
    });
    const live = screen.getByRole('switch', { name: /^Creek Rise/ });
    await user.click(live);
    await settled('Creek Rise', true);
    await user.click(live);
    await waitFor(() => {
      expect(requests.map(({ body }) => body)).toMatchObject([{ live: true }, { live: false }]);
    });
    reloads[0]?.();
    await settled('Creek Rise', false);
    await waitFor(() => {
      expect(reloads.length).toBeGreaterThan(1);
    });
    for (const reload of reloads) reload();
    await settled('Creek Rise', false);
  });

  it('are restored at another link where theirs is taken by now', async () => {
    const deleted = { id: 9, name: 'Old Quay', pagelink: 'old-quay', deletedBy: 'noor' };
    const times = { deletedAt: '2026-11-01T06:00:00.000Z', purgeAt: '2027-01-30T06:00:00.000Z' };
    stubApi(listDeletedDevelopments, { developments: [{ ...deleted, ...times }] });
    const user = await open();
    const issues = [{ field: 'pagelink', message: 'Another project has this link' }];
    stubApi(restoreDevelopment, refuse('CONFLICT', 'Another project has this link', { issues }));
    await user.click(await screen.findByText('Recently deleted (1)'));
    await user.click(screen.getByRole('button', { name: 'Restore Old Quay' }));
    await screen.findByRole('dialog', { name: 'Another name or link' });
    const development = sampleDevelopment().development;
    const requests = stubApi(restoreDevelopment, { development, version: 4 });
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Old Quay is restored.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: 9 }, body: { pagelink: 'old-quay-2' } }]);
  });

  it('are back by one click after they were deleted', async () => {
    const user = await open();
    stubApi(listLinkUses, { uses: [] });
    stubApi(deleteDevelopment, { message: 'Image is deleted!' });
    await user.click(screen.getByRole('button', { name: 'Delete Creek Rise' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const development = sampleDevelopment().development;
    const requests = stubApi(restoreDevelopment, { development, version: 4 });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Creek Rise is restored.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: 1 } }]);
  });

  it('keep the selection when switching fails, and show what is stored', async () => {
    const user = await open();
    stubApi(switchDevelopment, refuse('INTERNAL', 'Something went wrong on our side'));
    await user.click(box('Palm Villas'));
    await user.click(screen.getByRole('button', { name: 'Put online' }));
    expect(await screen.findByText(/There was a problem updating the status/)).toBeVisible();
    await settled('Palm Villas', false);
    expect(box('Palm Villas')).toBeChecked();
  });

  it('say what a project misses that cannot go online', async () => {
    const user = await open();
    const message = 'Add a banner image before the project is published';
    const issues = [{ field: 'bannerImage', message }];
    stubApi(switchDevelopment, refuse('VALIDATION_FAILED', 'The request is not valid', { issues }));
    await user.click(box('Palm Villas'));
    await user.click(screen.getByRole('button', { name: 'Put online' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
