import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { showNavigationEntries } from '@manzil/contracts/http/content-editing';
import * as pages from '@manzil/contracts/http/pages';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as route from '../../backend/routes/page';
import { stubApi } from '../api-double';
import { renderScreen } from '../render-screen';
import { OWN_STYLE } from './sample-navigation';
import { samplePage } from './sample-page';

export const HTML = '<p>How to buy a home.</p>';
export const shownPage = (version: number, fileContent = HTML) => ({
  fileContent,
  cssfile: '',
  result: { ...samplePage(1, 'Guide'), version },
});
export const live: Lifecycle = {
  live: true,
  draft: null,
  publishAt: null,
  withdrawAt: null,
  scheduledBy: '',
  failure: null,
};
export const draft = { savedAt: '2026-11-23T08:00:00Z', savedBy: 'omar' };
export const message = 'Page Updated successfully!';

const stamp = { version: 1, updatedAt: '2026-11-20T08:00:00Z', updatedBy: 'omar' };

/** The navigation with links to these addresses, numbered from 1. */
export const navigationWith = (urls: readonly string[]) => ({
  entries: urls.map((url, at) => ({
    id: at + 1,
    position: at + 1,
    title: `Link ${at + 1}`,
    url,
    openInNewWindow: false,
    ...stamp,
  })),
  total: urls.length,
  deleted: [],
  style: { ...OWN_STYLE, ...stamp },
});

/** Opens the editor of a page on its code, in plain fields. */
export async function openPageEditor(at = '/backend/pages/1') {
  stubApi(pages.showPage, shownPage(2));
  stubApi(pages.checkPage, { findings: [] });
  stubApi(showNavigationEntries, navigationWith([]));
  // Typing is about the page here; the code editor has tests of its own.
  window.localStorage.setItem('plaincode', '1');
  // The visual editor needs a browser with layout: the journeys use it.
  const { user, router } = renderScreen(route, { path: '/backend/pages/:id', at: `${at}?tab=code` });
  return { user, router, html: await screen.findByLabelText('HTML') };
}
export const publishButton = () => screen.getByRole('button', { name: 'Publish' });
/** Publishes a page that lacks something, and answers the question about it. */
export async function publishAnyway(user: UserEvent): Promise<void> {
  await user.click(publishButton());
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
}
