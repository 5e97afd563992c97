import { beforeEach, describe, expect, it } from 'vitest';
import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import * as http from '@manzil/contracts/http/content-editing';
import { listLinkUses } from '@manzil/contracts/http/links';
import { uploadFile } from '@manzil/contracts/http/media';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as route from '../../routes/team';
import { refuse, stubApi } from '../../../testing/api-double';
import { fileOf } from '../../../testing/files';
import { renderScreen } from '../../../testing/render-screen';

const member = (id: number, name: string): TeamMemberEntry => ({
  id,
  position: id,
  name,
  designation: 'Adviser',
  photo: '/uploads/a.webp',
  focalX: 50,
  focalY: 50,
  slug: `member-${id}`,
  brn: '',
  languages: ['English'],
  areas: [],
  phone: '',
  whatsapp: '',
  about: '',
  email: '',
  brnExpires: null,
  advises: true,
  version: 2,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
});
const [noor, sami] = [member(1, 'Noor'), member(2, 'Sami')];
const listing = (entries: TeamMemberEntry[]) => ({ entries, total: entries.length, deleted: [] });
const names = () =>
  within(screen.getByRole('list', { name: 'members' }))
    .getAllByRole('button', { name: /^Edit/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', ''));

async function open() {
  const { user } = renderScreen(route, { path: '/backend/team' });
  await screen.findByRole('button', { name: 'Edit Noor' });
  return user;
}
async function openForm() {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Noor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit member' });
  return { user, dialog, save: () => user.click(within(dialog).getByRole('button', { name: 'Publish' })) };
}

describe('the team', () => {
  beforeEach(() => {
    stubApi(http.listTeamEntries, listing([noor, sami]));
  });

  it('shows what a colleague saved behind the form that is opened', async () => {
    const user = await open();
    stubApi(
      http.listTeamEntries,
      listing([
        { ...noor, designation: 'Partner' },
        { ...sami, name: 'Samira' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Noor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit member' });
    expect(within(dialog).getByLabelText('Designation')).toHaveValue('Partner');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(names()).toEqual(['Noor', 'Samira']);
  });

  it('is sent languages and areas as lists of what stands between the commas', async () => {
    const { user, dialog, save } = await openForm();
    const requests = stubApi(http.team.update, { ...noor, version: 3 });
    await user.type(within(dialog).getByLabelText('Languages'), ', Arabic,, ');
    await user.type(within(dialog).getByLabelText('Areas'), 'Dubai Marina , JVC');
    await save();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([
      {
        params: { id: 1 },
        body: { languages: ['English', 'Arabic'], areas: ['Dubai Marina', 'JVC'], expectedVersion: 2 },
      },
    ]);
  });

  it('says at its field what is wrong, and sends nothing', async () => {
    const { user, dialog, save } = await openForm();
    const brn = within(dialog).getByLabelText('BRN');
    await user.type(brn, 'A1');
    await save();
    await waitFor(() => {
      expect(brn).toHaveFocus();
    });
    expect(brn).toHaveAccessibleDescription(/A BRN is digits alone/);
  });

  it('shows a refusal at the field that the server names, and keeps what was typed', async () => {
    const { user, dialog, save } = await openForm();
    const issue = { field: 'slug', message: 'Another member has this address.' };
    stubApi(http.team.update, refuse('VALIDATION_FAILED', 'Please check.', { issues: [issue] }));
    const slug = within(dialog).getByLabelText('Address of the page');
    await user.clear(slug);
    await user.type(slug, 'member-2');
    await save();
    await waitFor(() => {
      expect(slug).toHaveAccessibleDescription(/Another member has this address/);
    });
    expect(slug).toHaveValue('member-2');
  });

  it('demands a photo of a new member', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    const dialog = screen.getByRole('dialog', { name: 'Add member' });
    await user.type(within(dialog).getByLabelText('Name'), 'Huda');
    await user.type(within(dialog).getByLabelText('Designation'), 'Adviser');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await within(dialog).findByText(/A photo is required/)).toBeVisible();
  });

  it('takes no photo that is too large or none at all, and says so at its field', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    const dialog = screen.getByRole('dialog', { name: 'Add member' });
    const photo = within(dialog).getByLabelText('Photo');
    await user.upload(photo, fileOf('large.webp', 2_097_153));
    expect(photo).toHaveAccessibleDescription(/The image size is more than 2MB/);
    // A drop on the field bypasses the filter of the file chooser.
    await userEvent.setup({ applyAccept: false }).upload(photo, fileOf('cv.pdf'));
    expect(photo).toHaveAccessibleDescription(/This file type isn’t supported/);
    stubApi(uploadFile, refuse('UNPROCESSABLE', 'This file is not an image'));
    await user.upload(photo, fileOf('liar.webp'));
    await waitFor(() => {
      expect(photo).toHaveAccessibleDescription(/This file is not an image/);
    });
    expect(within(dialog).queryByRole('img')).toBeNull();
  });

  it('is put in another order by the keyboard, and that is undone', async () => {
    const user = await open();
    const requests = stubApi(http.orderTeam, ({ body }) => body);
    stubApi(http.listTeamEntries, listing([sami, noor]));
    screen.getByRole('button', { name: 'Move Noor down' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The new order is saved.')).toBeVisible();
    await waitFor(() => {
      expect(names()).toEqual(['Sami', 'Noor']);
    });
    stubApi(http.listTeamEntries, listing([noor, sami]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(names()).toEqual(['Noor', 'Sami']);
    });
    expect(requests.map(({ body }) => body)).toEqual([{ ids: [2, 1] }, { ids: [1, 2] }]);
  });

  it('shows the stored order again when a new one is refused', async () => {
    const user = await open();
    stubApi(http.orderTeam, refuse('CONFLICT', 'Somebody added or deleted a member.'));
    screen.getByRole('button', { name: 'Move Noor down' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Somebody added or deleted a member.')).toBeVisible();
    await waitFor(() => {
      expect(names()).toEqual(['Noor', 'Sami']);
    });
  });

  it('loses a member after a question, and has them back by a click', async () => {
    const user = await open();
    stubApi(listLinkUses, { uses: [] });
    const removed = stubApi(http.team.remove, {
      id: 2,
      title: 'Sami',
      deletedAt: '2026-11-22T08:00:00Z',
      deletedBy: 'layla',
      purgeAt: '2026-12-22T08:00:00Z',
    });
    const restored = stubApi(http.team.restore, sami);
    await user.click(screen.getByRole('button', { name: 'Delete Sami' }));
    expect(removed).toEqual([]);
    stubApi(http.listTeamEntries, listing([noor]));
    const question = screen.getByRole('dialog', { name: 'Delete member' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Sami” is deleted.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Edit Sami' })).toBeNull();
    });
    expect(removed).toMatchObject([{ params: { id: 2 } }]);
    stubApi(http.listTeamEntries, listing([noor, sami]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Edit Sami' })).toBeVisible();
    expect(restored).toMatchObject([{ params: { id: 2 } }]);
  });
});
