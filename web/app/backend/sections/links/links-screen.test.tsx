import { beforeEach, describe, expect, it } from 'vitest';
import type { LinkUse } from '@manzil/contracts/content/links';
import type { Redirect } from '@manzil/contracts/content/redirect';
import * as http from '@manzil/contracts/http/links';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/links';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const use: LinkUse = {
  kind: 'page',
  id: 4,
  title: 'Visas',
  link: '/backend/pages/4',
  draft: true,
  path: '/gone',
  texts: ['Golden visa'],
};
const redirect: Redirect = {
  id: 3,
  from: '/old-guide',
  to: '/guide',
  status: 301,
  hits: 2,
  lastHitAt: '2026-11-22T08:00:00Z',
  createdAt: '2026-11-20T08:00:00Z',
  createdBy: 'layla',
};
const former = { kind: 'page', id: 5, title: 'Fees', from: '/fee', to: '/fees' } as const;

const open = (at = '/backend/links') => renderScreen(route, { path: '/backend/links', at }).user;

describe('the report of broken links', () => {
  it('names each address with what links to it, and redirects it', async () => {
    stubApi(http.listBrokenLinks, {
      checked: 9,
      unknown: [],
      broken: [{ path: '/gone', status: 410, uses: [use] }],
    });
    const user = open();
    const row = await screen.findByRole('row', { name: /\/gone/ });
    expect(row).toHaveTextContent('Page deleted');
    expect(within(row).getByRole('link', { name: 'Visas' })).toHaveAttribute('href', '/backend/pages/4');
    expect(row).toHaveTextContent('“Golden visa” in Page Visas in a draft');
    await user.click(within(row).getByRole('button', { name: 'Redirect /gone' }));
    const dialog = screen.getByRole('dialog', { name: 'Add a redirect' });
    expect(within(dialog).getByLabelText('From')).toHaveValue('/gone');
    const requests = stubApi(http.addRedirect, { ...redirect, from: '/gone' });
    stubApi(http.listBrokenLinks, { checked: 9, unknown: [], broken: [] });
    await user.type(within(dialog).getByLabelText('To'), '/guide{Enter}');
    expect(await screen.findByText('/gone redirects to /guide now.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { from: '/gone', to: '/guide', status: 301 } }]);
    expect(await screen.findByText(/Every link leads to a page/)).toBeVisible();
  });

  it('says what could not be checked', async () => {
    stubApi(http.listBrokenLinks, { checked: 2, broken: [], unknown: ['/blog/fees'] });
    open();
    expect(await screen.findByText(/the site did not answer: \/blog\/fees/)).toBeVisible();
  });
});

describe('redirects', () => {
  beforeEach(() => {
    stubApi(http.listRedirects, { redirects: [redirect], formerPaths: [former] });
  });

  it('are listed with their use, beside former addresses', async () => {
    open('/backend/links?tab=redirects');
    const row = await screen.findByRole('row', { name: /old-guide/ });
    expect(row).toHaveTextContent('2 times');
    expect(row).toHaveTextContent('by layla');
    const formers = screen.getByRole('table', { name: 'Former addresses' });
    expect(within(formers).getByRole('row', { name: /Fees/ })).toHaveTextContent('/fees');
  });

  it('are added from either tab, and say at the field why an address cannot be redirected', async () => {
    stubApi(http.listBrokenLinks, { checked: 0, broken: [], unknown: [] });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Add a redirect' }));
    const from = screen.getByLabelText('From');
    expect(from).toHaveFocus();
    await user.type(from, '/buy');
    await user.type(screen.getByLabelText('To'), '/guide{Enter}');
    await waitFor(() => {
      expect(from).toHaveAccessibleDescription(/This address belongs to the site itself/);
    });
    const issues = [{ field: 'to', message: 'There is no page at this address' }];
    stubApi(http.addRedirect, refuse('VALIDATION_FAILED', 'There is no page at this address', { issues }));
    await user.clear(from);
    await user.type(from, '/old{Enter}');
    await waitFor(() => {
      expect(screen.getByLabelText('To')).toHaveAccessibleDescription(/There is no page at this address/);
    });
  });

  it('are deleted after a question, which can be undone', async () => {
    const user = open('/backend/links?tab=redirects');
    await user.click(await screen.findByRole('button', { name: 'Delete the redirect of /old-guide' }));
    const requests = stubApi(http.deleteRedirect, redirect);
    stubApi(http.listRedirects, { redirects: [], formerPaths: [] });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('/old-guide is not redirected any more.');
    expect(requests).toMatchObject([{ params: { id: 3 } }]);
    const added = stubApi(http.addRedirect, redirect);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('/old-guide is redirected again. Uses are counted from now on.');
    expect(added).toMatchObject([{ body: { from: '/old-guide', to: '/guide', status: 301 } }]);
  });

  it('are deleted together, and are back together when it is undone, those first that others lead to', async () => {
    const other: Redirect = { ...redirect, id: 4, from: '/older-guide', to: '/old-guide' };
    const locked: Redirect = { ...redirect, id: 5, from: '/stays' };
    stubApi(http.listRedirects, { redirects: [other, redirect, locked], formerPaths: [] });
    const user = open('/backend/links?tab=redirects');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all that are shown' }));
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    const deleted = stubApi(http.deleteRedirect, ({ params: { id } }) =>
      id === locked.id ? refuse('NOT_FOUND', 'There is no such redirect') : redirect,
    );
    const question = screen.getByRole('dialog', { name: 'Delete 3 redirects?' });
    expect(question).toHaveTextContent('/older-guide, /old-guide, /stays');
    stubApi(http.listRedirects, { redirects: [], formerPaths: [] });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 addresses are not redirected any more.');
    expect(screen.getByText('“/stays”: There is no such redirect')).toBeVisible();
    expect(deleted.map(({ params }) => params.id)).toEqual([4, 3, 5]);
    let isBack = false;
    const added = stubApi(http.addRedirect, ({ body: { from } }) => {
      if (from === other.from && !isBack)
        return refuse('VALIDATION_FAILED', 'There is no page at this address');
      isBack = true;
      return redirect;
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 addresses are redirected again. Uses are counted from now on.');
    expect(added.map(({ body }) => body.from)).toEqual(['/older-guide', '/old-guide', '/older-guide']);
  });

  it('are searched and sorted in the address', async () => {
    const often: Redirect = { ...redirect, id: 4, from: '/often', hits: 90 };
    stubApi(http.listRedirects, { redirects: [often, redirect], formerPaths: [former] });
    open('/backend/links?tab=redirects&sort=hits&former-q=nothing');
    const table = await screen.findByRole('table', { name: 'Redirects' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.anything(), expect.stringContaining('/old-guide'), expect.stringContaining('/often')]);
    expect(screen.getByText('Nothing here matches “nothing”.')).toBeVisible();
  });
});
