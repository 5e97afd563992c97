import { describe, expect, it } from 'vitest';
import { showNavigationEntries } from '@manzil/contracts/http/content-editing';
import { showVersion } from '@manzil/contracts/http/content-lifecycle';
import * as pages from '@manzil/contracts/http/pages';
import { screen } from '@testing-library/react';
import * as route from '../../routes/page';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import {
  draft,
  HTML,
  live,
  navigationWith,
  shownPage,
} from '../../../testing/samples/page-editor-under-test';

const { result, ...texts } = shownPage(2);

async function open(urls: readonly string[], lifecycle = live, navigation = navigationWith(urls)) {
  stubApi(pages.showPage, { ...texts, result: { ...result, lifecycle } });
  stubApi(pages.checkPage, { findings: [] });
  stubApi(showVersion, {
    version: 2,
    published: false,
    title: result.title,
    ...draft,
    fields: { ...result, html: HTML, css: '' },
  });
  stubApi(showNavigationEntries, navigation);
  window.localStorage.setItem('plaincode', '1');
  renderScreen(route, { path: '/backend/pages/:id', at: '/backend/pages/1?tab=code' });
  await screen.findByLabelText('HTML');
}

describe('the way from a page to the navigation', () => {
  it('leads to a new link with the title and the address of the page', async () => {
    await open(['/buy', `/${result.linkAddress}/more`]);
    const link = await screen.findByRole('link', { name: 'Add to the navigation' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(pathname).toBe('/backend/navigation');
    expect(Object.fromEntries(searchParams)).toEqual({
      entry: 'new',
      'fill-title': result.title,
      'fill-url': `/${result.linkAddress}`,
    });
  });

  it('leads to the link that there is, whatever follows the path in its address', async () => {
    await open(['/buy', `/${result.linkAddress}/?from=menu#top`]);
    const link = await screen.findByRole('link', { name: 'Link 2' });
    expect(link).toHaveAttribute('href', '/backend/navigation?entry=2');
    expect(screen.queryByRole('link', { name: 'Add to the navigation' })).toBeNull();
  });

  it('leads to a link that visitors do not see yet, and says so', async () => {
    const navigation = navigationWith([`/${result.linkAddress}`]);
    const hidden = { ...live, live: false, draft };
    await open([], live, {
      ...navigation,
      entries: navigation.entries.map((entry) => ({ ...entry, lifecycle: hidden })),
    });
    expect(await screen.findByRole('link', { name: 'Link 1' })).toBeVisible();
    expect(screen.getByText('Draft')).toBeVisible();
  });

  it.each([
    ['that visitors do not see', { ...live, live: false }],
    ['whose address may become another', { ...live, draft }],
  ])('is not offered for a page %s', async (_which, lifecycle) => {
    await open([], lifecycle);
    expect(screen.queryByText(/navigation/)).toBeNull();
  });
});
