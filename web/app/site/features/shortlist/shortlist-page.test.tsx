import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/shortlists';
import { EMPTY_SHORTLIST, mergeShortlist } from '@manzil/contracts/leads/merge-shortlist';
import type { ShortlistOperation, ShortlistState } from '@manzil/contracts/leads/shortlist';
import { screen, waitFor, within } from '@testing-library/react';
import { answerWith, stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { ShortlistPage } from './shortlist-page';

const TOKEN = 'T'.repeat(43);
const LAYLA = '5b0f7a52-3c1e-4d0a-9a55-0d6f0b1c2e3d';
const at = (clock: number) => ({
  id: `0d6f0b1c-2e3d-4d0a-9a55-5b0f7a523c${String(clock)}`,
  clock,
  by: LAYLA,
});
const start = mergeShortlist(EMPTY_SHORTLIST, [
  { ...at(10), kind: 'join', name: '<b>Layla</b>' },
  { ...at(11), kind: 'add', home: 1, pagelink: 'palm-1', name: 'Palm' },
  { ...at(12), kind: 'add', home: 2, pagelink: 'marina-2', name: 'Marina' },
  { ...at(13), kind: 'comment', home: 1, text: '<script>alert(1)</script>' },
  { ...at(14), kind: 'rank', home: 1, place: 0 },
  { ...at(15), kind: 'rank', home: 2, place: 1 },
]);

/** Answers as the server does, with a state of its own. */
function startServer() {
  let state: ShortlistState = start;
  let version = 1;
  const taken: ShortlistOperation[] = [];
  stubApi(http.showShortlist, () => answerWith(200, { version, state }));
  stubApi(http.changeShortlist, ({ body: { operations } }) => {
    taken.push(...operations);
    state = mergeShortlist(state, operations);
    version += 1;
    return { version, state, refused: [] };
  });
  return taken;
}

const show = () =>
  renderPart(<ShortlistPage token={TOKEN} shortlist={{ version: 1, state: start }} cards={[]} costs={{}} />);

describe('a shared shortlist', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  it('shows homes, comments as text, and homes that are not offered any more, before somebody joins', async () => {
    startServer();
    show();
    expect(await screen.findByRole('link', { name: 'Palm' })).toHaveAttribute('href', '/palm-1');
    expect(screen.getAllByText('No longer available')).toHaveLength(2);
    expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
    expect(screen.getAllByText('<b>Layla</b>')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('is joined by a nickname, put in order by keyboard, commented on, and undone', async () => {
    const taken = startServer();
    const { user } = show();
    await user.type(await screen.findByLabelText('Your name'), 'Omar');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('You’ve joined as Omar.')).toBeVisible();

    (await screen.findByRole('button', { name: 'Move Marina' })).focus();
    await user.keyboard(' {ArrowUp} ');
    const table = screen.getByRole('table');
    await waitFor(() => {
      expect(within(table).getByRole('row', { name: /Marina/ })).toHaveTextContent('Far apart');
    });
    expect(within(table).getByRole('row', { name: /Marina/ })).toHaveTextContent(
      'Omar ranks it 1st, <b>Layla</b> 2nd',
    );

    await user.click(screen.getByText('Comment', { exact: false, selector: 'summary:not(:has(+ ul))' }));
    await user.type(screen.getByLabelText('Your comment on Marina'), 'Near the tram');
    await user.click(
      within(screen.getByLabelText('Your comment on Marina').closest('form') ?? document.body).getByRole(
        'button',
      ),
    );
    expect(await screen.findByText('Near the tram')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Remove Palm from the shortlist' }));
    expect(screen.queryByRole('link', { name: 'Palm' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Palm' })).toBeVisible();
    await waitFor(() => {
      expect(taken.map(({ kind }) => kind)).toEqual(['join', 'rank', 'rank', 'comment', 'remove', 'add']);
    });
    expect(new Set(taken.map(({ by }) => by)).size).toBe(1);
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
  });

  it('keeps changes while they cannot be sent, and sends each once when they can', async () => {
    const taken = startServer();
    const first = show();
    await first.user.type(await screen.findByLabelText('Your name'), 'Omar');
    await first.user.click(screen.getByRole('button', { name: 'Join' }));
    await screen.findByText('Everything is saved.');

    stubApi(http.changeShortlist, () =>
      answerWith(503, {
        type: 'about:blank',
        title: 'Away',
        status: 503,
        detail: '',
        code: 'UNAVAILABLE',
        requestId: 'test',
      }),
    );
    await first.user.click(await screen.findByRole('button', { name: 'Save my ranking' }));
    expect(await screen.findByText(/We’ll keep trying/)).toBeVisible();
    first.unmount();

    const again = startServer();
    show();
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
    expect([...taken, ...again].map(({ kind }) => kind)).toEqual(['join', 'rank', 'rank']);
  });

  it('says so when it was deleted', async () => {
    stubApi(
      http.showShortlist,
      answerWith(404, {
        type: 'about:blank',
        title: 'None',
        status: 404,
        detail: '',
        code: 'NOT_FOUND',
        requestId: 'test',
      }),
    );
    show();
    expect(await screen.findByRole('heading', { name: 'This shortlist does not exist' })).toBeVisible();
  });
});
