import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replyToLead, showReplyContext, showSavedReplies } from '@manzil/contracts/http/lead-replies';
import type { Role } from '@manzil/contracts/gateway/account';
import type { Lead } from '@manzil/contracts/leads/lead';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { sampleLead } from '../../../testing/samples/sample-lead';
import { sampleReplies, sampleReplyContext } from '../../../testing/samples/sample-replies';
import { LeadContact } from './lead-contact';

function open(fields: Partial<Lead> = {}, role: Role = 'editor') {
  const onCall = vi.fn();
  const onNote = vi.fn();
  const onReplied = vi.fn(() => Promise.resolve());
  const { user } = renderPart(
    <LeadContact lead={{ ...sampleLead, ...fields }} onCall={onCall} onNote={onNote} onReplied={onReplied} />,
    '/',
    { username: 'sara', role },
  );
  return { user, onCall, onNote, onReplied };
}

const openReply = async (channel: 'Email' | 'WhatsApp', fields: Partial<Lead> = {}) => {
  const opened = open(fields);
  await opened.user.click(screen.getByRole('button', { name: channel }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = await dialog.findByLabelText(/^Message/);
  return { ...opened, dialog, text };
};

describe('the ways to answer a lead', () => {
  beforeEach(() => {
    stubApi(showSavedReplies, sampleReplies);
    stubApi(showReplyContext, sampleReplyContext);
  });

  it('are the number, WhatsApp, the address and a note', async () => {
    const { user, onCall, onNote } = open();
    const call = screen.getByRole('link', { name: 'Call' });
    expect(call).toHaveAttribute('href', 'tel:+971500000000');
    // jsdom cannot follow `tel:` links.
    call.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await user.click(call);
    expect(onCall).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Note' }));
    expect(onNote).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'WhatsApp',
      'Email',
      'Note',
    ]);
  });

  it.each([
    [{ email: '' }, 'editor', ['WhatsApp', 'Note']],
    [{ phone: null }, 'agent', ['Email', 'Note']],
    [{ status: 'spam' }, 'editor', ['Note']],
    [{}, 'auditor', []],
  ] as const)('are those that there are: %o for an %s', (fields, role, buttons) => {
    open(fields, role);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });

  it('say that answers come back while a mailbox is read', async () => {
    stubApi(showReplyContext, { ...sampleReplyContext, replyTo: 'replies@agency.example', comesBack: true });
    const { dialog } = await openReply('Email');
    expect(dialog.getByText(/Answers to replies@agency.example appear in this lead/)).toBeVisible();
  });

  it('mail a saved reply once, filled with the facts of the lead', async () => {
    const slow = pendingReply(undefined);
    const requests = stubApi(replyToLead, slow.reply);
    const { user, dialog, text, onReplied } = await openReply('Email');
    expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Villa 7');
    expect(dialog.getByText(/Answers arrive at sara@agency.example, not in this lead/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Saved reply'), 'Still free');
    expect(text).toHaveValue('Dear Noor,\n\nVilla 7 is still free at AED 2,350,000.');
    await user.type(text, ' Yes');
    await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
    slow.release();
    expect(await screen.findByText(/^Email on its way/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toMatchObject([
      {
        params: { id: sampleLead.id },
        body: {
          kind: 'email',
          subject: 'Villa 7',
          text: 'Dear Noor,\n\nVilla 7 is still free at AED 2,350,000. Yes',
        },
      },
    ]);
    expect(onReplied).toHaveBeenCalledOnce();
  });

  it('offer the replies in the language of the person', async () => {
    const { user, dialog, text } = await openReply('Email', { language: 'ar' });
    expect(dialog.getByLabelText(/^Subject/)).toHaveValue('فيلا 7');
    await user.selectOptions(dialog.getByLabelText('Saved reply'), 'متاح');
    expect(text).toHaveValue('عزيزي Noor، فيلا 7 متاح.');
    await user.selectOptions(dialog.getByLabelText(/^Language/), 'English');
    expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Villa 7');
    await user.selectOptions(dialog.getByLabelText('Saved reply'), 'Offer a viewing');
    expect(text).toHaveValue('Would tomorrow suit you? Sara Khan');
  });

  it('keep what was typed when the mail is refused, and send it again under its id', async () => {
    const requests = stubApi(replyToLead, refuse('CONFLICT', 'No mail server is set up'));
    const { user, dialog, text } = await openReply('Email');
    await user.type(text, 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('No mail server is set up')).toBeVisible();
    expect(text).toHaveValue('Hello');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(requests).toHaveLength(2);
    });
    expect(new Set(requests.map(({ body }) => body.id)).size).toBe(1);
  });

  it('open WhatsApp with the text once nothing is missing, and log it only when told to', async () => {
    stubApi(showSavedReplies, {
      replies: [{ name: 'Link', language: 'en', text: 'See {link} & call' }],
      version: 1,
    });
    const requests = stubApi(replyToLead, undefined);
    const { user, dialog, text } = await openReply('WhatsApp');
    expect(dialog.getByRole('button', { name: 'Open WhatsApp' })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Saved reply'), 'Link');
    expect(dialog.getByText('Fill in or remove {link} first')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Open WhatsApp' })).toBeDisabled();
    await user.clear(text);
    await user.type(text, 'See you & call');
    const link = dialog.getByRole('link', { name: 'Open WhatsApp' });
    expect(link).toHaveAttribute('href', 'https://wa.me/971500000000?text=See%20you%20%26%20call');
    expect(dialog.queryByRole('button', { name: 'Log as sent' })).toBeNull();
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await user.click(link);
    expect(requests).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Log as sent' }));
    expect(await screen.findByText('Logged in the timeline')).toBeVisible();
    expect(requests).toMatchObject([
      { body: { kind: 'sent-elsewhere', channel: 'whatsapp', text: 'See you & call' } },
    ]);
  });

  it('do not mail a variable without a value', async () => {
    const requests = stubApi(replyToLead, undefined);
    const { user, dialog, text } = await openReply('Email');
    await user.type(text, 'Dear {{nobody}');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(text).toHaveAccessibleDescription('Message: Fill in or remove {nobody} first');
    });
    expect(requests).toEqual([]);
  });

  it('use the member’s own mail program without a mail server', async () => {
    stubApi(showReplyContext, { ...sampleReplyContext, canSend: false, replyTo: null });
    const { user, dialog, text } = await openReply('Email');
    expect(dialog.getByText(/^No mail server is set up/)).toBeVisible();
    await user.type(text, 'Hello');
    expect(dialog.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
      'href',
      'mailto:noor@example.com?subject=Villa%207&body=Hello',
    );
    expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});
