import { beforeEach, describe, expect, it } from 'vitest';
import { retryReply } from '@manzil/contracts/http/lead-replies';
import { addTimelineEntry, showTimeline, withdrawNote } from '@manzil/contracts/http/lead-timeline';
import type { TimelineEntry } from '@manzil/contracts/leads/timeline';
import { screen, within } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { LeadTimeline } from './lead-timeline';

const ID = '0190a3c4-0000-7000-8000-000000000001';
const entry = (number: number, fields: Partial<TimelineEntry>): TimelineEntry => ({
  id: `0190a3c4-0000-7000-8000-00000000010${String(number)}`,
  at: `2026-11-2${String(number)}T08:00:00.000Z`,
  kind: 'note',
  by: 'omar',
  text: null,
  from: null,
  to: null,
  mail: null,
  origin: null,
  attachments: [],
  attachmentPaths: [],
  ...fields,
});
const open = () => renderPart(<LeadTimeline id={ID} session={{ username: 'noor', role: 'editor' }} />);

describe('the timeline of a lead', () => {
  beforeEach(() => {
    stubApi(showTimeline, { entries: [], next: null });
  });

  it('shows an email of the client with its subject, text and the names of its files', async () => {
    const mail = { from: 'layla@example.com', to: 'Re: Villa 7', text: 'Monday suits me.' };
    const attachments = ['passport.pdf', 'visa.pdf'];
    stubApi(showTimeline, {
      entries: [entry(4, { kind: 'email-received', by: '', ...mail, attachments })],
      next: null,
    });
    stubApi(addTimelineEntry, undefined);
    open();
    expect(await screen.findByText(/Email received from layla@example.com/)).toHaveTextContent(
      /Re: Villa 7\s*Monday suits me.\s*Attachments: passport.pdf, visa.pdf \(in the mailbox\)$/,
    );
  });

  it('links the sent files that are in the library, and sends a mail again that was stopped', async () => {
    stubApi(addTimelineEntry, undefined);
    const mail = {
      kind: 'lead-reply' as const,
      recipient: 'layla@example.com',
      status: 'cancelled' as const,
      error: '“Plan.pdf” was deleted from the library.',
      at: '2026-11-24T08:00:00.000Z',
    };
    const sent = entry(4, {
      kind: 'emailed',
      attachments: ['Plan.pdf', 'View.jpg'],
      attachmentPaths: [null, '/uploads/view.webp'],
      mail,
    });
    stubApi(showTimeline, { entries: [sent], next: null });
    const requests = stubApi(retryReply, undefined);
    const { user } = open();
    expect(
      await screen.findByText(/Not emailed to the client \(reply\): “Plan.pdf” was deleted/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /View.jpg/ })).toHaveAttribute('href', '/uploads/view.webp');
    expect(screen.queryByRole('link', { name: /Plan.pdf/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^Email on its way/)).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: ID, entryId: sent.id } }]);
  });

  it('says what happened, and shows older entries when they are asked for', async () => {
    stubApi(addTimelineEntry, undefined);
    const next = `2026-11-21T08:00:00.000Z_${ID}`;
    const requests = stubApi(showTimeline, ({ query }) =>
      query.before === undefined
        ? {
            entries: [
              entry(4, { text: 'Wants two rooms' }),
              entry(3, { kind: 'status-changed', from: 'new', to: 'in-progress' }),
              entry(2, { kind: 'assigned', to: 'sara' }),
              entry(1, { kind: 'viewed', by: 'sara' }),
            ],
            next,
          }
        : { entries: [entry(0, { kind: 'received', by: '' })], next: null },
    );
    const { user } = open();
    const region = screen.getByRole('region', { name: 'Timeline' });
    const items = await within(region).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/omar wroteWants two rooms$/),
      expect.stringMatching(/omar moved it from New to In progress$/),
      expect.stringMatching(/omar assigned it to sara$/),
      expect.stringMatching(/sara viewed it$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
    expect(await within(region).findByText('The form was received', { exact: false })).toBeVisible();
    expect(requests.map(({ query }) => query.before)).toEqual([undefined, next]);
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
  });

  it('says where the person came from, with links to what they chose to send', async () => {
    stubApi(addTimelineEntry, undefined);
    const first = { at: '2026-11-01T08:00:00.000Z', referrer: 'news.example', utm: {} };
    const utm = { source: 'google', medium: 'cpc', campaign: 'spring' };
    const last = { at: '2026-11-20T08:00:00.000Z', referrer: 'www.google.com', utm };
    const homes = [{ pagelink: 'villa-7', name: 'Villa 7' }];
    const origin = { first, last, homes, pages: ['/buy', '/faqs'] };
    stubApi(showTimeline, { entries: [entry(1, { kind: 'received', by: '', origin })], next: null });
    open();
    expect(await screen.findByText('Came from google / cpc / campaign spring')).toBeVisible();
    expect(screen.getByText(/^First visit 1 Nov.*, from news\.example$/)).toBeVisible();
    expect(screen.getByText('Looked at 1 home')).toBeVisible();
    expect(screen.getByText('Looked at 2 pages')).toBeVisible();
    expect(screen.getByText('Villa 7')).toHaveAttribute('href', '/villa-7');
    expect(screen.getByText('/faqs')).toHaveAttribute('href', '/faqs');
  });

  it('adds a note once, and takes it back', async () => {
    const slow = pendingReply(undefined);
    const added = stubApi(addTimelineEntry, ({ body }) => (body.kind === 'note' ? slow.reply() : undefined));
    const withdrawn = stubApi(withdrawNote, undefined);
    const { user } = open();
    const field = screen.getByLabelText('Add a note');
    await user.type(field, 'Called back');
    await user.dblClick(screen.getByRole('button', { name: 'Add note' }));
    slow.release();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Note removed')).toBeVisible();
    expect(field).toHaveValue('');
    const notes = added.map(({ body }) => body).filter(({ kind }) => kind === 'note');
    expect(notes).toMatchObject([{ text: 'Called back' }]);
    expect(withdrawn.map(({ params }) => params.entryId)).toEqual(notes.map(({ id }) => id));
  });

  it('keeps what was typed when it is refused', async () => {
    stubApi(addTimelineEntry, refuse('CONFLICT', 'This lead has as many entries as one may have'));
    const { user } = open();
    await user.type(screen.getByLabelText('Add a note'), 'Called back');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('This lead has as many entries as one may have')).toBeVisible();
    expect(screen.getByLabelText('Add a note')).toHaveValue('Called back');
  });

  it('says that it cannot be shown', async () => {
    stubApi(addTimelineEntry, undefined);
    stubApi(showTimeline, refuse('NOT_FOUND', 'There is no such lead'));
    open();
    expect(await screen.findByText('The timeline cannot be shown at the moment.')).toBeVisible();
  });
});
