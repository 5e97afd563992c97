import { describe, expect, it } from 'vitest';
import * as life from '@manzil/contracts/http/content-lifecycle';
import { showNavigationEntries } from '@manzil/contracts/http/content-editing';
import { listLinkUses } from '@manzil/contracts/http/links';
import * as pages from '@manzil/contracts/http/pages';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/page';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import {
  draft,
  HTML,
  live,
  message,
  navigationWith,
  openPageEditor,
  publishAnyway,
  publishButton,
  shownPage,
} from '../../../testing/samples/page-editor-under-test';
import { samplePage } from '../../../testing/samples/sample-page';

const { title, linkAddress, seoTitle, metaDescription, keywords } = samplePage(1, 'Guide');
const ABOUT = { title, linkAddress, seoTitle, metaDescription, keywords };

describe('the page editor', () => {
  it('proposes an address made of the title of a new page, and saves it under its own from then on', async () => {
    const { user, router, html } = await openPageEditor('/backend/pages/new');
    const requests = stubApi(pages.savePage, {
      message: 'Page Saved successfully!',
      result: { ...samplePage(1, 'Guide for buyers'), version: 1 },
    });
    await user.type(screen.getByLabelText('Title'), 'Guide for buyers');
    expect(screen.getByLabelText('Link')).toHaveValue('guide-for-buyers');
    await user.type(html, 'How to buy');
    await publishAnyway(user);
    expect(await screen.findByText('Page Saved successfully!')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/pages/1');
    });
    expect(requests).toMatchObject([
      { body: { title: 'Guide for buyers', linkAddress: 'guide-for-buyers', html: 'How to buy' } },
    ]);
  });

  it('saves over the version that was opened, and shows what the server made of it', async () => {
    const { user, html } = await openPageEditor();
    const requests = stubApi(pages.updatePage, {
      message,
      result: { ...samplePage(1, 'Guide'), version: 3 },
    });
    expect(publishButton()).toBeDisabled();
    await user.type(html, '<script>');
    stubApi(pages.showPage, shownPage(3));
    await user.click(publishButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(requests).toMatchObject([
      { params: { id: 1 }, body: { html: `${HTML}<script>`, expectedVersion: 2 } },
    ]);
    expect(screen.getByLabelText('HTML')).toHaveValue(HTML);
    expect(publishButton()).toBeDisabled();
  });

  it('shows a refusal at its field and keeps what was typed', async () => {
    const { user, html } = await openPageEditor();
    const issue = { field: 'linkAddress', message: 'This link is in use.' };
    stubApi(pages.updatePage, refuse('CONFLICT', 'This link is in use.', { issues: [issue] }));
    await user.type(html, 'More.');
    await user.click(publishButton());
    await waitFor(() => {
      expect(screen.getByLabelText('Link')).toHaveAccessibleDescription(/This link is in use/);
    });
    expect(html).toHaveValue(`${HTML}More.`);
  });

  it('asks whose version holds when a colleague saved in between', async () => {
    const { user, html } = await openPageEditor();
    const conflict = { version: 7, updatedBy: 'mona', updatedAt: '2026-11-22T08:00:00Z', reason: 'version' };
    stubApi(pages.updatePage, refuse('CONFLICT', 'mona has saved in between', { details: conflict }));
    await user.type(html, 'Mine.');
    await user.click(publishButton());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('mona');
    const requests = stubApi(pages.updatePage, {
      message,
      result: { ...samplePage(1, 'Guide'), version: 8 },
    });
    stubApi(pages.showPage, shownPage(8, `${HTML}Mine.`));
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(requests).toMatchObject([{ body: { expectedVersion: 7, html: `${HTML}Mine.` } }]);
  });

  it('offers what was not saved when the page is opened again', async () => {
    const { user, router, html } = await openPageEditor();
    // In lines as the formatter has them, because opened HTML is shown formatted.
    await user.type(html, '{Enter}<p>Unsaved.</p>');
    await user.click(screen.getByRole('button', { name: 'All Pages' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/pages');
      expect(screen.getByRole('main')).toBeEmptyDOMElement();
    });
    await act(() => router.navigate('/backend/pages/1?tab=code'));
    expect(await screen.findByText(/These are your unsaved changes/)).toBeVisible();
    expect(await screen.findByLabelText('HTML')).toHaveValue(`${HTML}\n<p>Unsaved.</p>`);
    await user.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(screen.getByLabelText('HTML')).toHaveValue(HTML);
  });

  it('previews the search result from the texts for search engines, or from the page', async () => {
    const { user } = await openPageEditor();
    await user.click(screen.getByRole('tab', { name: 'Search engines' }));
    const result = await screen.findByRole('region', { name: 'Search result' });
    expect(result).toHaveTextContent('How to buy a home.');
    await user.type(screen.getByLabelText('SEO title'), 'Buying in Dubai');
    await user.type(screen.getByLabelText('Meta description'), 'All steps.');
    expect(result).toHaveTextContent('Buying in Dubai');
    expect(result).toHaveTextContent('All steps.');
  });

  it('shows what a revision changed and restores it after a question', async () => {
    const { user } = await openPageEditor();
    const saved = { title: 'Guide', savedAt: '2026-11-21T08:00:00Z', savedBy: 'omar', published: true };
    stubApi(life.listVersions, {
      versions: [
        { ...saved, version: 2 },
        { ...saved, version: 1 },
      ],
      total: 2,
    });
    stubApi(life.diffVersion, ({ params: { version } }) => ({
      version,
      against: null,
      sections: [{ field: 'html', parts: [{ kind: 'added' as const, text: `<p>Version ${version}</p>` }] }],
    }));
    await user.click(screen.getByRole('tab', { name: 'Revisions' }));
    await user.click(await screen.findByRole('button', { name: /Version 1/ }));
    expect(await screen.findByText('<p>Version 1</p>')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Changes of HTML' })).toBeVisible();
    const requests = stubApi(life.restoreVersion, { id: 1, version: 3, lifecycle: live });
    stubApi(pages.showPage, shownPage(3, '<p>Version 1</p>'));
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
    expect(requests).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 is restored. It is published.')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { kind: 'page', id: 1, version: 1 }, body: { expectedVersion: 2 } },
    ]);
  });

  it('says why the revisions cannot be read, and tries again', async () => {
    const { user } = await openPageEditor();
    stubApi(life.listVersions, refuse('UNAVAILABLE', 'This part is not available right now'));
    await user.click(screen.getByRole('tab', { name: 'Revisions' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This part is not available right now');
    stubApi(life.listVersions, { versions: [], total: 0 });
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Revisions' })).toBeVisible();
  });

  it('stores a draft that visitors do not see, and goes on with it', async () => {
    const { user, html } = await openPageEditor();
    const requests = stubApi(life.saveDraft, { id: 1, version: 3, lifecycle: { ...live, draft } });
    await user.type(html, 'Later.');
    const page = shownPage(3);
    stubApi(pages.showPage, { ...page, result: { ...page.result, lifecycle: { ...live, draft } } });
    stubApi(life.showVersion, {
      version: 3,
      published: false,
      title: 'Guide',
      ...draft,
      fields: { ...ABOUT, html: `${HTML}Later.`, css: '' },
    });
    await user.dblClick(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(requests).toMatchObject([
      {
        params: { kind: 'page', id: 1 },
        body: { fields: { html: `${HTML}Later.`, linkAddress: 'page-1' }, expectedVersion: 2 },
      },
    ]);
    expect(screen.getByText(/There is a draft by omar, which visitors do not see\./)).toBeVisible();
    expect(screen.getByLabelText('HTML')).toHaveValue(`${HTML}Later.`);
    expect(publishButton()).toBeEnabled();
    const updates = stubApi(pages.updatePage, {
      message,
      result: { ...samplePage(1, 'Guide'), version: 4 },
    });
    stubApi(pages.showPage, shownPage(4, `${HTML}Later.`));
    await user.click(publishButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(updates).toMatchObject([{ body: { html: `${HTML}Later.`, expectedVersion: 3 } }]);
  });

  it('adds a page that visitors do not see, and the keys to save keep it so', async () => {
    const { user, router } = await openPageEditor('/backend/pages/new');
    const hidden = { ...live, live: false };
    const requests = stubApi(life.createDraft, { id: 1, version: 1, lifecycle: hidden });
    const page = shownPage(1);
    stubApi(pages.showPage, { ...page, result: { ...page.result, lifecycle: hidden } });
    const ofNewPage = screen.getByLabelText('Title');
    await user.type(ofNewPage, 'Guide');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(requests).toMatchObject([{ params: { kind: 'page' }, body: { fields: { title: 'Guide' } } }]);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/pages/1');
    });
    expect(ofNewPage).toBeInTheDocument();
    expect(screen.getByText(/Visitors do not see it\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View page' })).toBeNull();
    const drafts = stubApi(life.saveDraft, { id: 1, version: 2, lifecycle: hidden });
    await user.type(ofNewPage, ' for buyers');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => {
      expect(drafts).toMatchObject([{ body: { fields: { title: 'Guide for buyers' } } }]);
    });
  });

  it('asks before a page is withdrawn, and says that visitors do not see it any more', async () => {
    const page = shownPage(2);
    stubApi(pages.showPage, { ...page, result: { ...page.result, lifecycle: live } });
    stubApi(pages.checkPage, { findings: [] });
    stubApi(listLinkUses, { uses: [] });
    stubApi(showNavigationEntries, navigationWith([]));
    const { user } = renderScreen(route, { path: '/backend/pages/:id', at: '/backend/pages/1?tab=code' });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const requests = stubApi(life.withdrawEntry, {
      id: 1,
      version: 3,
      lifecycle: { ...live, live: false },
    });
    const withdrawn = shownPage(3);
    stubApi(pages.showPage, {
      ...withdrawn,
      result: { ...withdrawn.result, lifecycle: { ...live, live: false } },
    });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(requests).toMatchObject([{ params: { kind: 'page', id: 1 } }]);
    expect(publishButton()).toBeEnabled();
  });
});
