import {
  listReplyFiles,
  replyToLead,
  showReplyContext,
  showSavedReplies,
} from '@manzil/contracts/http/lead-replies';
import { listAssets } from '@manzil/contracts/http/media';
import { listMyListings } from '@manzil/contracts/http/my-listings';
import type { Role } from '@manzil/contracts/gateway/account';
import type { ReplyFile } from '@manzil/contracts/leads/reply-file';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuse, stubApi } from '../../../../testing/api-double';
import { renderPart } from '../../../../testing/render-screen';
import { sampleLead } from '../../../../testing/samples/sample-lead';
import { sampleReplies, sampleReplyContext } from '../../../../testing/samples/sample-replies';
import { ReplyDialog } from './reply-dialog';

const MEGABYTE = 1_000_000;
const file = (name: string, fields: Partial<ReplyFile> = {}): ReplyFile => ({
  filename: `${name.toLowerCase().replaceAll(' ', '-')}.pdf`,
  kind: 'document',
  contentType: 'application/pdf',
  originalName: `${name}.pdf`,
  size: 120_000,
  ...fields,
});
const photo = file('View', {
  filename: 'view.webp',
  kind: 'image',
  contentType: 'image/webp',
  originalName: 'View.png',
});
const asset = ({ filename, ...rest }: ReplyFile) => ({
  ...rest,
  filename,
  id: crypto.randomUUID(),
  sha256: 'a'.repeat(64),
  width: null,
  height: null,
  createdAt: '2026-11-22T08:00:00Z',
  alt: '',
  usedBy: [],
  tags: [],
  kept: false,
  unusedSince: null,
  removeAt: null,
});
const listing = { reference: 'MZ-1', pagelink: 'villa-7', title: 'Villa 7' };

const openReply = async (role: Role, about: typeof listing | null = listing) => {
  const { user } = renderPart(
    <ReplyDialog
      lead={{ ...sampleLead, listing: about }}
      channel="email"
      onClose={() => undefined}
      onReplied={() => Promise.resolve()}
    />,
    '/',
    { username: 'sara', role },
  );
  await user.type(await screen.findByLabelText(/^Message/), 'As promised');
  await user.click(screen.getByRole('button', { name: 'Attach files' }));
  const picker = within(screen.getByRole('dialog', { name: 'Attach files' }));
  return { user, picker };
};
const chips = (): (string | null)[] =>
  within(screen.getByRole('group', { name: 'Attachments' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('files of a reply', () => {
  beforeEach(() => {
    stubApi(showSavedReplies, sampleReplies);
    stubApi(showReplyContext, sampleReplyContext);
    stubApi(listReplyFiles, { files: [file('Floor plan'), photo] });
  });

  it('are chosen from those of the listing by the keyboard alone, and sent with the reply', async () => {
    const requests = stubApi(replyToLead, undefined);
    const { user, picker } = await openReply('editor');
    await picker.findByRole('checkbox', { name: /Floor plan.pdf/ });
    expect(picker.getByLabelText('Show')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(picker.getByRole('checkbox', { name: /^Floor plan.pdf PDF · 120 kB/ })).toHaveFocus();
    await user.keyboard(' {ArrowDown}');
    expect(picker.getByRole('checkbox', { name: /^View.jpg Picture/ })).toHaveFocus();
    await user.keyboard('{ArrowDown} ');
    expect(picker.getByText('2 of 5 files, 240 kB of 10 MB')).toBeVisible();
    await user.keyboard('{Tab}{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Attach files' })).toBeNull();
    expect(chips()).toEqual(['Floor plan.pdf 120 kB', 'View.jpg 120 kB']);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(requests).toMatchObject([{ body: { attachments: ['floor-plan.pdf', 'view.webp'] } }]);
    });
  });

  it('are found by name, and removed again', async () => {
    const requests = stubApi(replyToLead, undefined);
    const { user, picker } = await openReply('editor');
    await user.click(await picker.findByRole('checkbox', { name: /Floor plan/ }));
    await user.type(picker.getByLabelText('Search'), 'view');
    expect(picker.queryByRole('checkbox', { name: /Floor plan/ })).toBeNull();
    await user.click(picker.getByRole('checkbox', { name: /View/ }));
    await user.click(picker.getByRole('button', { name: 'Attach 2 files' }));
    await user.click(screen.getByRole('button', { name: 'Remove Floor plan.pdf' }));
    expect(chips()).toEqual(['View.jpg 120 kB']);
    expect(screen.getByRole('button', { name: 'Attach files' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove View.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    expect(requests[0]?.body).not.toHaveProperty('attachments');
  });

  it('come from the library for who sees all leads, searched by the server', async () => {
    const requests = stubApi(listAssets, {
      items: [asset(file('Brochure'))],
      total: 1,
      page: 1,
      pageSize: 48,
      tags: [],
      leaving: 0,
    });
    const { user, picker } = await openReply('editor', null);
    expect(await picker.findByRole('checkbox', { name: /Brochure/ })).toBeVisible();
    await user.type(picker.getByLabelText('Search'), 'bro');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ q: 'bro' });
    });
  });

  it('of an agent are those of the listing and of their own listings', async () => {
    const own = { ...listing, id: 17, community: 'Dubai Marina', adType: 'sale' as const };
    stubApi(listMyListings, {
      hasEmail: true,
      listings: [
        {
          ...own,
          title: 'Sea view',
          images: [],
          floorPlans: [],
          price: 1,
          status: 'public',
          confirmedAt: null,
        },
      ],
    });
    const requests = stubApi(listReplyFiles, ({ query }) => ({
      files: query.listing === undefined ? [photo] : [file('Own plan')],
    }));
    const { user, picker } = await openReply('agent');
    await picker.findByRole('option', { name: 'Your listing: Sea view' });
    expect(picker.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Files of this listing',
      'Your listing: Sea view',
    ]);
    await user.selectOptions(picker.getByLabelText('Show'), 'Your listing: Sea view');
    expect(await picker.findByRole('checkbox', { name: /Own plan/ })).toBeVisible();
    expect(requests.map(({ query }) => query.listing)).toEqual([undefined, 17]);
  });

  it('are no more and no larger than a mail may have', async () => {
    const large = file('Large', { size: 6 * MEGABYTE });
    const other = file('Other', { size: 5 * MEGABYTE });
    const small = ['A', 'B', 'C', 'D', 'E'].map((name) => file(name, { size: 1_000 }));
    stubApi(listReplyFiles, { files: [large, other, ...small] });
    const { user, picker } = await openReply('editor');
    await user.click(await picker.findByRole('checkbox', { name: /^Large/ }));
    expect(
      picker.getByRole('checkbox', { name: /^Other.pdf PDF · 5.0 MB · too large for this email/ }),
    ).toBeDisabled();
    for (const name of ['A', 'B', 'C', 'D'])
      await user.click(picker.getByRole('checkbox', { name: new RegExp(`^${name}.pdf`) }));
    expect(picker.getByRole('checkbox', { name: /^E.pdf .* no more files fit/ })).toBeDisabled();
    await user.click(picker.getByRole('checkbox', { name: /^Large/ }));
    expect(picker.getByRole('checkbox', { name: /^E.pdf/ })).toBeEnabled();
  });

  it('show what the server refuses at the file, and keep the rest', async () => {
    const message = 'This file is no longer in the library. Remove it.';
    stubApi(
      replyToLead,
      refuse('VALIDATION_FAILED', message, { issues: [{ field: 'attachments.1', message }] }),
    );
    const { user, picker } = await openReply('editor');
    await user.click(await picker.findByRole('checkbox', { name: /Floor plan/ }));
    await user.click(picker.getByRole('checkbox', { name: /View/ }));
    await user.click(picker.getByRole('button', { name: 'Attach 2 files' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(message, { selector: 'li *' })).toBeVisible();
    expect(chips()).toEqual(['Floor plan.pdf 120 kB', `View.jpg 120 kB${message}`]);
    expect(screen.getByLabelText(/^Message/)).toHaveValue('As promised');
    await user.click(screen.getByRole('button', { name: 'Remove View.jpg' }));
    expect(chips()).toEqual(['Floor plan.pdf 120 kB']);
  });
});
