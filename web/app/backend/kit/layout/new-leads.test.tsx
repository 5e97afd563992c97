import { describe, expect, it } from 'vitest';
import { listFailedPhotos } from '@manzil/contracts/http/failed-photos';
import { countBrokenLinks } from '@manzil/contracts/http/links';
import { showIncomingMail } from '@manzil/contracts/http/mails';
import { followNewLeads } from '@manzil/contracts/http/leads';
import { screen, waitFor } from '@testing-library/react';
import { stubApi } from '../../../testing/api-double';
import { sampleIncomingMail } from '../../../testing/samples/sample-first-steps';
import { renderPart } from '../../../testing/render-screen';
import { SectionHead } from './section-head';
import { SideNav } from '../../sections/frame/side-nav';
import { NewLeadsProvider } from './new-leads';

const open = (enabled = true) => {
  // The menu counts what failed.
  stubApi(listFailedPhotos, { items: [], total: 0, page: 1, pageCount: 0 });
  stubApi(countBrokenLinks, { count: 0 });
  stubApi(showIncomingMail, sampleIncomingMail);
  return renderPart(
    <NewLeadsProvider enabled={enabled}>
      <SideNav id="sections" open />
      <SectionHead title="Blogs" />
    </NewLeadsProvider>,
    '/',
    { username: 'sara', role: 'editor' },
  );
};

const event = (count: number, newest: string): string =>
  `event: new-leads\ndata: ${JSON.stringify({ count, newest })}\n\n`;

describe('new leads', () => {
  it('are counted in the menu and in the title of the tab', async () => {
    stubApi(followNewLeads, event(1, '2026-11-20T08:00:00.000Z') + event(1_203, '2026-11-20T08:00:04.000Z'));
    open();
    expect(await screen.findByRole('link', { name: 'Leads 1,203 new' })).toBeVisible();
    await waitFor(() => {
      expect(document.title).toBe('(1,203) Blogs | Manzil backend');
    });
  });

  it('are not mentioned when there are none, and not asked for before a member may work', async () => {
    open(false);
    expect(await screen.findByRole('link', { name: 'Leads' })).toBeVisible();
    expect(document.title).toBe('Blogs | Manzil backend');
  });
});
