import { describe, expect, it } from 'vitest';
import type { PersonData } from '@manzil/contracts/leads/person';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DataPage } from './data-page';
import { RequestPage } from './request-page';
import { render } from '../../../testing/render';

const AT = '2026-11-22T08:00:00.000Z';
const person: PersonData = {
  address: 'layla@example.com',
  leads: [
    {
      kind: 'contact',
      status: 'new',
      receivedAt: AT,
      updatedAt: AT,
      sentQuickly: false,
      source: null,
      name: 'Layla',
      email: 'layla@example.com',
      phone: null,
      helpOption: null,
      listing: null,
      page: '/contact',
      message: 'Is it free?',
      photoCount: 2,
      notes: 'Called back',
      subscription: null,
      confirmedAt: null,
      unsubscribedAt: null,
      consents: [
        {
          document: 'privacy',
          hash: 'a'.repeat(64),
          version: 3,
          language: 'en',
          at: AT,
          text: 'We keep it for a year.',
        },
      ],
      noteHistory: [{ at: AT, notes: 'Wants a garden' }],
      webhooks: [{ event: 'lead.received', host: 'crm.example', state: 'delivered', at: AT }],
      stage: 'new',
      lostReason: null,
      nextAction: null,
      nextActionOn: null,
      tags: ['investor'],
      viewings: [],
      origin: {
        first: { at: AT, referrer: 'news.example', utm: {} },
        last: { at: AT, referrer: null, utm: { source: 'google', campaign: 'spring' } },
        pages: ['/faqs'],
        homes: [{ pagelink: 'villa-7', name: 'Villa 7' }],
      },
      timeline: [{ kind: 'note', at: AT, text: 'Wants two rooms', from: null, to: null, attachments: [] }],
    },
  ],
  mails: [{ kind: 'lead-answer', status: 'sent', at: AT }],
  searches: [],
  noMailSince: null,
};
const show = (element: React.ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

describe('what is kept of a person', () => {
  it('is shown with its consents and mails, to download and to erase', () => {
    show(<DataPage person={person} token="token" />);
    for (const text of [
      'Layla',
      'Is it free?',
      'Called back',
      /Wants two rooms$/,
      /news\.example and .*google, spring$/,
      'Villa 7',
      /^Privacy notice, version 3/,
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/^Answer to your enquiry, sent/)).toBeVisible();
    const link = screen.getByRole('link', { name: /^Download/ });
    expect(link).toHaveAttribute('href', '/api/person-data/token');
    expect(screen.getByRole('checkbox', { name: 'Yes, delete everything' })).toBeRequired();
  });

  it('shows the earlier notes once, and which systems were sent it', () => {
    show(<DataPage person={person} token="token" />);
    expect(screen.getByText('22 November 2026: Wants a garden')).toBeVisible();
    expect(screen.getAllByText(/Called back/)).toHaveLength(1);
    expect(screen.getByText('What you sent to crm.example, received, 22 November 2026')).toBeVisible();
  });

  it('says why an erasure was not done, at its box', () => {
    show(<DataPage person={person} token="token" error="Tick the box." />);
    expect(screen.getByRole('alert')).toHaveTextContent('Tick the box.');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box.');
  });

  it('is not shown by a link that does not work, which leads to a new one', () => {
    show(<DataPage person={undefined} token="token" />);
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/mydata');
  });

  it('is asked for by an address, which stays in the field when it is wrong', () => {
    show(
      <RequestPage
        done={undefined}
        sent={{ email: 'layla', error: 'Please enter a valid email address.' }}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Email address' });
    expect(field).toHaveValue('layla');
    expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  });
});
