import { describe, expect, it } from 'vitest';
import * as life from '@manzil/contracts/http/content-lifecycle';
import * as pages from '@manzil/contracts/http/pages';
import { act, screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import {
  draft,
  HTML,
  live,
  message,
  openPageEditor,
  publishAnyway,
  publishButton,
  shownPage,
} from '../../../testing/samples/page-editor-under-test';
import { samplePage } from '../../../testing/samples/sample-page';

describe('the editor of a page during a save', () => {
  it('stays open at the first save of a new page, with what was typed meanwhile as not saved', async () => {
    const { user, router, html } = await openPageEditor('/backend/pages/new');
    const slow = pendingReply({
      message: 'Page Saved successfully!',
      result: { ...samplePage(1, 'Guide'), version: 1 },
    });
    const requests = stubApi(pages.savePage, slow.reply);
    const reads = stubApi(pages.showPage, shownPage(1, 'How to buy'));
    await user.type(screen.getByLabelText('Title'), 'Guide');
    await user.type(html, 'How to buy');
    await publishAnyway(user);
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    await user.type(screen.getByLabelText('Title'), ' for buyers');
    await user.type(html, ' a home');
    expect(screen.getByLabelText('Link')).toHaveValue('guide');
    slow.release();
    expect(await screen.findByText('Page Saved successfully!')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/pages/1');
    });
    expect(router.state.location.search).toBe('?tab=code');
    expect(html).toBeInTheDocument();
    expect(html).toHaveValue('How to buy a home');
    expect(screen.getByLabelText('Title')).toHaveValue('Guide for buyers');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    expect(reads).toHaveLength(1);
    const updates = stubApi(pages.updatePage, {
      message,
      result: { ...samplePage(1, 'Guide for buyers'), version: 2 },
    });
    stubApi(pages.showPage, shownPage(2, 'How to buy a home'));
    await user.click(publishButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(updates).toMatchObject([
      { body: { title: 'Guide for buyers', html: 'How to buy a home', expectedVersion: 1 } },
    ]);
  });

  it('keeps what is typed while a save is under way, over what the server made of the rest', async () => {
    const { user, html } = await openPageEditor();
    const slow = pendingReply({ message, result: { ...samplePage(1, 'Guide'), version: 3 } });
    stubApi(pages.updatePage, slow.reply);
    await user.type(screen.getByLabelText('Title'), ' ');
    await user.click(publishButton());
    await user.type(html, 'More.');
    stubApi(pages.showPage, shownPage(3));
    slow.release();
    expect(await screen.findByText(message)).toBeVisible();
    expect(html).toHaveValue(`${HTML}More.`);
    expect(screen.getByLabelText('Title')).toHaveValue('Guide');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  });

  it('opens an editor of its own for the next new page', async () => {
    const { user, router, html } = await openPageEditor('/backend/pages/new');
    stubApi(pages.savePage, {
      message: 'Page Saved successfully!',
      result: { ...samplePage(1, 'Guide'), version: 1 },
    });
    await user.type(screen.getByLabelText('Title'), 'Guide');
    await publishAnyway(user);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/pages/1');
    });
    await act(() => router.navigate('/backend/pages/new?tab=code'));
    await waitFor(() => {
      expect(screen.getByLabelText('Title')).toHaveValue('');
    });
    expect(html).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => {
      expect(screen.getByLabelText('Title')).toHaveValue('Guide');
    });
    expect(await screen.findByLabelText('HTML')).toHaveValue(HTML);
  });

  it('goes on with a new page that was saved as a draft and cannot be read back', async () => {
    const { user } = await openPageEditor('/backend/pages/new');
    const hidden = { ...live, live: false, draft };
    stubApi(life.createDraft, { id: 1, version: 1, lifecycle: hidden });
    stubApi(pages.showPage, refuse('UNAVAILABLE', 'This part is not available right now'));
    await user.type(screen.getByLabelText('Title'), 'Guide');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    const drafts = stubApi(life.saveDraft, { id: 1, version: 2, lifecycle: hidden });
    await user.type(screen.getByLabelText('Title'), 's');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => {
      expect(drafts).toMatchObject([{ params: { id: 1 }, body: { expectedVersion: 1 } }]);
    });
  });
});
