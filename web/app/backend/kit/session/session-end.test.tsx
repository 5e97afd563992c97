import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, showSession } from '@manzil/contracts/http/accounts';
import * as http from '@manzil/contracts/http/content-editing';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import { uploadFile as uploading } from '@manzil/contracts/http/media';
import { finishLogIn } from '@manzil/contracts/http/second-factor';
import { act, screen, waitFor } from '@testing-library/react';
import * as route from '../../routes/footer';
import { answerWith, refuse, stubApi } from '../../../testing/api-double';
import { fileOf } from '../../../testing/files';
import { renderPart, renderScreen } from '../../../testing/render-screen';
import { callApi } from '../data/call-api';
import { uploadFile } from '../data/upload-file';

const footer = {
  about: 'An agency.',
  address: '',
  phone: '',
  email: '',
  licence: '',
  columns: [],
  social: [],
  copyright: '',
  version: 3,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
};
const agency = {
  name: 'commondb' as const,
  fields: {},
  version: 4,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
};
const asset = {
  id: '00000000-0000-4000-8000-000000000001',
  filename: '1.webp',
  kind: 'image' as const,
  contentType: 'image/webp',
  size: 10,
  sha256: 'a'.repeat(64),
  width: 640,
  height: 480,
  originalName: 'sea.webp',
  createdAt: '2026-11-20T08:00:00Z',
};
const row = (username: string) => ({ type: 'admin' as const, username });
const secondStep = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  code: 'UNAUTHENTICATED',
  requestId: 'test',
  detail: 'Confirm with your second factor',
  secondFactor: ['totp', 'recovery-code'],
};
const ended = refuse('UNAUTHENTICATED', 'Please log in first');
const dialog = () => screen.findByRole('dialog', { name: 'Log in again' });

/** Types into the footer and saves after the session has ended. */
async function saveTooLate() {
  stubApi(http.showFooterEntry, footer);
  stubApi(showDocumentEntry, agency);
  const { user, router } = renderScreen(route, { path: '/backend/footer' });
  const about = await screen.findByLabelText('About the agency');
  await user.type(about, ' Since 2004.');
  let isEnded = true;
  const saves = stubApi(http.saveFooter, ({ body }) =>
    isEnded ? ended : { ...footer, ...body, version: 4 },
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await dialog();
  const logInAs = (username: string): void => {
    stubApi(showSession, { username, role: 'admin' });
    isEnded = false;
  };
  return { user, router, about, saves, logInAs };
}

const typePassword = async (user: Awaited<ReturnType<typeof saveTooLate>>['user']) => {
  await waitFor(() => {
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
  await user.keyboard('pebble crane{Enter}');
};

describe('a session that ends while something is edited', () => {
  beforeEach(() => {
    window.localStorage.setItem('adminLogin', 'true');
  });

  it('leads to a login over the page, after which what was refused is sent again', async () => {
    const { user, about, saves, logInAs } = await saveTooLate();
    expect(screen.getByLabelText('Username')).toHaveValue('layla');
    const logins = stubApi(logIn, () => {
      logInAs('layla');
      return [row('layla')];
    });
    await typePassword(user);
    expect(await screen.findByText('Published')).toBeVisible();
    expect(logins).toMatchObject([{ body: { username: 'layla', password: 'pebble crane' } }]);
    expect(saves.map(({ body }) => body.about)).toEqual(['An agency. Since 2004.', 'An agency. Since 2004.']);
    expect(about).toHaveValue('An agency. Since 2004.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks a member with two-step login for the second step', async () => {
    const { user, logInAs } = await saveTooLate();
    stubApi(logIn, answerWith(401, secondStep));
    await typePassword(user);
    stubApi(finishLogIn, refuse('UNAUTHENTICATED', 'This login took too long.'));
    await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('This login took too long.')).toBeVisible();
    const proofs = stubApi(finishLogIn, () => {
      logInAs('layla');
      return [row('layla')];
    });
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Published')).toBeVisible();
    expect(proofs).toMatchObject([{ body: { method: 'totp', code: '123456' } }]);
  });

  it('says that a password is wrong, and closes by no key', async () => {
    const { user, saves } = await saveTooLate();
    stubApi(logIn, answerWith(401, []));
    await typePassword(user);
    const password = screen.getByLabelText('Password');
    await waitFor(() => {
      expect(password).toHaveAccessibleDescription(/The username or password is incorrect\./);
    });
    expect(password).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
    expect(saves).toHaveLength(1);
  });

  it('sends nothing for another member, who is told to reload', async () => {
    const { user, saves, logInAs } = await saveTooLate();
    stubApi(logIn, () => {
      logInAs('omar');
      return [row('omar')];
    });
    await typePassword(user);
    expect(await screen.findByRole('dialog', { name: 'Another member is logged in' })).toHaveTextContent(
      /omar is now logged in in this browser\. layla opened this page/,
    );
    expect(screen.getByRole('button', { name: 'Reload the page as omar' })).toBeVisible();
    expect(saves).toHaveLength(1);
  });

  it('goes on by itself when the member has logged in in another tab', async () => {
    const { logInAs, saves } = await saveTooLate();
    logInAs('layla');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('Published')).toBeVisible();
    expect(saves).toHaveLength(2);
  });

  it('keeps what was typed on the device of a member who leaves instead', async () => {
    const { user, router, about } = await saveTooLate();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(about).toHaveValue('An agency. Since 2004.');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(question).not.toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/');
    });
    await waitFor(() => {
      expect(Object.values(window.localStorage).join()).toContain('Since 2004.');
    });
  });

  it('asks once for all calls that are refused at that moment, and sends each of them again', async () => {
    let isEnded = true;
    const reads = stubApi(http.showFooterEntry, () => (isEnded ? ended : footer));
    const uploads = stubApi(uploading, () => (isEnded ? ended : asset));
    stubApi(logIn, () => {
      isEnded = false;
      return [row('layla')];
    });
    stubApi(showSession, { username: 'layla', role: 'admin' });
    const { user } = renderPart(<p>A page</p>);
    let sent: Promise<unknown> = Promise.resolve();
    act(() => {
      sent = Promise.all([
        callApi(http.showFooterEntry),
        callApi(http.showFooterEntry),
        uploadFile(fileOf('sea.webp'), () => undefined).done,
      ]);
    });
    await dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await typePassword(user);
    await expect(sent).resolves.toHaveLength(3);
    expect([reads.length, uploads.length]).toEqual([4, 2]);
  });
});
