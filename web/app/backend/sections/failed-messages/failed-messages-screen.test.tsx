import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/failed-messages';
import { SERVICES, type Service } from '@manzil/contracts/message-routes';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/failed-messages';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const idOf = (last: number): string => `0190a3c4-0000-7000-8000-00000000000${last}`;

const message = (last: number, lead: string) => ({
  id: idOf(last),
  kind: 'unpublished' as const,
  subject: 'evt.leads.lead-received.v1',
  key: `lead:${lead}`,
  consumer: null,
  reason: 'maximum payload exceeded',
  attempts: 10,
  failedAt: `2026-11-22T08:0${last}:00Z`,
  waiting: 0,
  entity: { kind: 'lead', name: lead, link: null },
});
const photos = {
  ...message(3, '171'),
  subject: 'evt.media.photos-settled.v1',
  entity: { kind: 'property', name: '171', link: null },
};

/** Builds the services' replies: messages, or no response. */
const answers = (of: Partial<Record<Service, ReturnType<typeof message>[] | 'nothing'>>) => ({
  services: SERVICES.map((service) => {
    const items = of[service] ?? [];
    return items === 'nothing'
      ? { service, total: null, items: [] }
      : { service, total: items.length, items };
  }),
});
const stored = answers({ leads: [message(1, 'Noor'), message(2, 'Sami')], media: [photos] });

const open = async () => {
  const rendered = renderScreen(route, { path: '/backend/failed-messages' });
  await screen.findByRole('heading', { level: 1, name: 'Failed messages' });
  return rendered;
};
const row = (text: RegExp): HTMLElement => screen.getByRole('row', { name: text });

describe('the screen of failed messages', () => {
  beforeEach(() => {
    stubApi(http.listFailedMessages, stored);
  });

  it('requeues one message of its service and reads the list again', async () => {
    const { user } = await open();
    const requests = stubApi(http.requeueMessages, { count: 1 });
    stubApi(http.listFailedMessages, answers({ leads: [message(2, 'Sami')] }));
    await user.click(within(row(/Noor/)).getByRole('button', { name: /^Requeue/ }));
    expect(requests).toMatchObject([{ params: { service: 'leads' }, body: { ids: [idOf(1)] } }]);
    expect(await screen.findByText('1 message is requeued.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /Noor/ })).toBeNull();
    });
    expect(row(/Sami/)).toBeVisible();
  });

  it('requeues what is selected with one call for each service, and then selects nothing', async () => {
    const { user } = await open();
    const requests = stubApi(http.requeueMessages, ({ body }) => ({ count: body.ids?.length ?? 0 }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    await user.click(screen.getByRole('button', { name: 'Requeue selected' }));
    expect(requests.map(({ params }) => params.service).sort()).toEqual(['leads', 'media']);
    expect(await screen.findByText('3 messages are requeued.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'What is selected' })).toBeNull();
  });

  it('keeps the selection when a message cannot be requeued', async () => {
    const { user } = await open();
    stubApi(http.requeueMessages, refuse('UNAVAILABLE', 'This part of the site is not available right now'));
    await user.click(within(row(/Noor/)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Requeue selected' }));
    expect(await screen.findByText('This part of the site is not available right now')).toBeVisible();
    expect(within(row(/Noor/)).getByRole('checkbox')).toBeChecked();
  });

  it('discards only after a question', async () => {
    const { user } = await open();
    const requests = stubApi(http.discardMessages, { count: 1 });
    await user.click(within(row(/Sami/)).getByRole('button', { name: /^Discard/ }));
    const question = screen.getByRole('dialog', { name: 'Discard a message' });
    expect(question).toHaveTextContent('never delivered');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(requests).toEqual([]);
    await user.click(within(row(/Sami/)).getByRole('button', { name: /^Discard/ }));
    stubApi(http.listFailedMessages, answers({}));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(requests).toMatchObject([{ params: { service: 'leads' }, body: { ids: [idOf(2)] } }]);
    expect(await screen.findByText('Every message was delivered.')).toBeVisible();
  });

  it('shows the others while a service does not answer, and can ask again', async () => {
    stubApi(http.listFailedMessages, answers({ leads: [message(1, 'Noor')], media: 'nothing' }));
    const { user } = await open();
    expect(screen.getByRole('alert')).toHaveTextContent('No answer from Media.');
    expect(row(/Noor/)).toBeVisible();
    stubApi(http.listFailedMessages, stored);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Sami/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it cannot be opened when the list is refused', async () => {
    stubApi(http.listFailedMessages, refuse('INTERNAL', 'Something went wrong on our side'));
    renderScreen(route, { path: '/backend/failed-messages' });
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
  });
});
