import { describe, expect, it, vi } from 'vitest';
import type { LinkUse } from '@manzil/contracts/content/links';
import * as http from '@manzil/contracts/http/links';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { LeavingConfirm } from './leaving-confirm';

const use: LinkUse = {
  kind: 'footer',
  id: 1,
  title: 'Footer',
  link: '/backend/footer',
  draft: false,
  path: '/guide',
  texts: [],
};
const made = {
  id: 3,
  from: '/guide',
  to: '/fees',
  status: 301 as const,
  hits: 0,
  lastHitAt: null,
  createdAt: '2026-11-20T08:00:00Z',
  createdBy: 'layla',
};

function open(hasLeft = true, uses: LinkUse[] = [use]) {
  stubApi(http.listLinkUses, { uses });
  const onConfirm = vi.fn(() => Promise.resolve(hasLeft));
  const { user } = renderPart(
    <LeavingConfirm path="/guide" title="Delete" confirm="Delete" onConfirm={onConfirm} onCancel={vi.fn()}>
      Are you sure?
    </LeavingConfirm>,
  );
  return { user, onConfirm };
}
const target = () => screen.getByLabelText(/Redirect its address/);
const confirm = () => screen.getByRole('button', { name: 'Delete' });

describe('the question before something leaves the site', () => {
  it('names what links to it', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Footer' })).toHaveAttribute('href', '/backend/footer');
  });

  it('redirects its address once it has left', async () => {
    const { user, onConfirm } = open();
    const requests = stubApi(http.addRedirect, made);
    await user.type(target(), ' /fees ');
    await user.click(confirm());
    expect(await screen.findByText('/guide redirects to /fees now.')).toBeVisible();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(requests).toMatchObject([{ body: { from: '/guide', to: '/fees' } }]);
  });

  it('redirects nothing when it stays, or when no address is given', async () => {
    const requests = stubApi(http.addRedirect, made);
    const stays = open(false);
    await stays.user.type(target(), '/fees');
    await stays.user.click(confirm());
    await stays.user.clear(target());
    await stays.user.click(confirm());
    expect(stays.onConfirm).toHaveBeenCalledTimes(2);
    expect(requests).toEqual([]);
  });

  it('says before anything is deleted that an address cannot be redirected to', async () => {
    const { user, onConfirm } = open();
    await user.type(target(), 'https://other.example');
    await user.click(confirm());
    await waitFor(() => {
      expect(target()).toHaveAccessibleDescription(/Enter a path of this site/);
    });
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('says that the address is not redirected when the server refuses it', async () => {
    const { user } = open(true, []);
    stubApi(http.addRedirect, refuse('VALIDATION_FAILED', 'There is no page at this address'));
    await user.type(target(), '/nowhere');
    await user.click(confirm());
    expect(
      await screen.findByText('/guide is not redirected: There is no page at this address'),
    ).toBeVisible();
  });
});
