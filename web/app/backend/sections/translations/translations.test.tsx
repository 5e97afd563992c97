import {
  changeOmission,
  listTranslations,
  saveTranslation,
  showTranslation,
} from '@manzil/contracts/http/translations';
import type { Translation } from '@manzil/contracts/content/translation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as formerRoute from '../../routes/former-translations';
import * as listRoute from '../../routes/translations';
import * as route from '../../routes/translation';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';
import { sampleTranslation } from '../../../testing/samples/sample-translation';

const { entries: _entries, ...summary } = sampleTranslation;

describe('the list of Arabic texts', () => {
  const records = [
    summary,
    { ...summary, id: 5, title: 'May I rent?', outdated: 0, missing: 0, translated: 3, ready: true },
    {
      ...summary,
      kind: 'page' as const,
      id: 4,
      title: 'Golden visa',
      outdated: 0,
      missing: 0,
      contradicting: 2,
    },
  ];
  const open = (search = '') =>
    renderScreen(listRoute, { path: '/backend/translations', at: `/backend/translations${search}` }).user;
  beforeEach(() => {
    stubApi(listTranslations, { records, omitted: ['faq'] });
  });

  it('says of each record what is to do, and how much is translated', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Can I buy/ });
    expect(row).toHaveTextContent('1 text out of date, 1 text missing');
    expect(row).toHaveTextContent('33%');
    expect(within(row).getByRole('link', { name: 'Can I buy?' })).toHaveAttribute(
      'href',
      '/backend/translations/ar/faq/4',
    );
    expect(screen.getByRole('row', { name: /May I rent/ })).toHaveTextContent('Shown in Arabic');
    expect(screen.getByRole('row', { name: /Golden visa/ })).toHaveTextContent(
      '2 texts contradict the English',
    );
    expect(screen.getByText('55% translated: 5 of 9 texts')).toBeVisible();
  });

  it('is filtered by kind and state, and counts what is shown', async () => {
    const user = open('?state=shown');
    expect(await screen.findByRole('row', { name: /May I rent/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Golden visa/ })).toBeNull();
    expect(screen.getByText('100% translated: 3 of 3 texts')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('State'), '');
    await user.selectOptions(screen.getByLabelText('Kind'), 'page');
    expect(await screen.findByRole('row', { name: /Golden visa/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /May I rent/ })).toBeNull();
  });
});

describe('kinds without ready Arabic', () => {
  const open = () => {
    stubApi(listTranslations, { records: [summary], omitted: ['faq'] });
    return renderScreen(listRoute, { path: '/backend/translations' }).user;
  };

  it('are shown in English or left out, each kind by a choice that is saved at once', async () => {
    const user = open();
    expect(await screen.findByLabelText('Questions')).toHaveDisplayValue('Leave out of the Arabic site');
    expect(screen.getByLabelText('Pages')).toHaveDisplayValue('Show in English');
    const slow = pendingReply({ omitted: true });
    const requests = stubApi(changeOmission, slow.reply);
    await user.selectOptions(screen.getByLabelText('Pages'), 'Leave out of the Arabic site');
    await user.selectOptions(screen.getByLabelText('Blog posts'), 'Leave out of the Arabic site');
    stubApi(listTranslations, { records: [summary], omitted: ['page'] });
    slow.release();
    expect(
      await screen.findByText('Pages without ready Arabic are left out of the Arabic site'),
    ).toBeVisible();
    expect(requests).toMatchObject([{ params: { kind: 'page' }, body: { omitted: true } }]);
    await waitFor(() => {
      expect(screen.getByLabelText('Pages')).toHaveDisplayValue('Leave out of the Arabic site');
    });
    expect(screen.getByLabelText('Questions')).toHaveDisplayValue('Show in English');
  });

  it('stay as they are stored when the change is refused', async () => {
    const user = open();
    stubApi(changeOmission, refuse('FORBIDDEN', 'You may not change this'));
    await user.selectOptions(await screen.findByLabelText('Questions'), 'Show in English');
    expect(await screen.findByText('You may not change this')).toBeVisible();
    expect(screen.getByLabelText('Questions')).toHaveDisplayValue('Leave out of the Arabic site');
  });
});

describe('the Arabic of a record', () => {
  const open = () =>
    renderScreen(route, {
      path: '/backend/translations/:language/:kind/:id',
      at: '/backend/translations/ar/faq/4',
    }).user;
  const field = (number: number) => screen.findByLabelText(`Arabic ${number}`);
  beforeEach(() => {
    stubApi(showTranslation, sampleTranslation);
  });

  it('shows English beside Arabic, and what the English was that is out of date', async () => {
    open();
    expect(await field(1)).toHaveValue('هل يمكنني الشراء؟');
    expect(await field(1)).toHaveAttribute('dir', 'rtl');
    expect(await field(1)).toHaveAttribute('lang', 'ar');
    const outdated = screen.getByRole('group', { name: 'English 2' });
    expect(outdated).toHaveTextContent('Yes, from AED 2 million.');
    expect(outdated).toHaveTextContent('Yes, from AED 1 million.');
    expect(within(outdated).getByLabelText('Arabic 2')).toHaveAccessibleDescription('Out of date');
  });

  it('compares figures while they are typed', async () => {
    const user = open();
    const answer = await field(2);
    expect(screen.getByText('The Arabic lacks a number of the English: 2 million')).toBeVisible();
    await user.clear(answer);
    await user.type(answer, 'نعم، من مليوني درهم.');
    expect(screen.queryByText(/The Arabic lacks/)).toBeNull();
  });

  it('saves what was changed, over the version that was opened, with the English that was read', async () => {
    const user = open();
    const saved: Translation = { ...sampleTranslation, version: 3 };
    const slow = pendingReply(saved);
    const requests = stubApi(saveTranslation, slow.reply);
    await user.type(await field(3), 'اسألنا.');
    await user.click(screen.getByRole('switch', { name: 'Show in Arabic' }));
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    slow.release();
    expect(await screen.findByText('Arabic saved')).toBeVisible();
    expect(requests).toMatchObject([
      {
        params: { kind: 'faq', id: 4 },
        body: {
          texts: { 'html.3': { text: 'اسألنا.', of: 'Ask <a href="/contact">us</a>.' } },
          ready: true,
          expectedVersion: 2,
        },
      },
    ]);
  });

  it('takes a text that is out of date as still correct', async () => {
    const user = open();
    const requests = stubApi(saveTranslation, { ...sampleTranslation, version: 3 });
    const correct = await screen.findByRole('checkbox', { name: 'The Arabic is still correct' });
    await user.click(correct);
    await user.click(correct);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(correct);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(requests).toMatchObject([
        { body: { texts: { answer: { text: 'نعم، من مليون درهم.', of: 'Yes, from AED 2 million.' } } } },
      ]);
    });
  });

  it('a line takes no line breaks', async () => {
    const user = open();
    await user.type(await field(1), '{Enter}نعم');
    expect(await field(1)).toHaveValue('هل يمكنني الشراء؟ نعم');
  });

  it('shows a refusal at its text', async () => {
    const user = open();
    stubApi(
      saveTranslation,
      refuse('VALIDATION_FAILED', 'The request is not valid', {
        issues: [{ field: 'texts.html.3', message: 'Choose a picture of the library' }],
      }),
    );
    await user.type(await field(3), 'صورة');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a picture of the library')).toBeVisible();
    expect(await field(3)).toHaveFocus();
  });

  it('leaves the choice to the member after another save', async () => {
    const user = open();
    stubApi(
      saveTranslation,
      refuse('CONFLICT', 'The Arabic was changed by omar in the meantime', {
        details: { reason: 'version', version: 3, updatedBy: 'omar', updatedAt: '2026-11-20T09:00:00Z' },
      }),
    );
    await user.type(await field(3), 'اسألنا.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/omar/)).toBeVisible();
    expect(await field(3)).toHaveValue('اسألنا.');
    const theirs = sampleTranslation.entries.map((entry) =>
      entry.path === 'question' ? { ...entry, arabic: 'هل لي أن أشتري؟' } : entry,
    );
    stubApi(showTranslation, { ...sampleTranslation, version: 3, entries: theirs });
    await user.click(screen.getByRole('button', { name: 'Compare and merge' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare and merge' });
    expect(await within(dialog).findByText('هل لي أن أشتري؟')).toBeVisible();
    expect(within(dialog).getByRole('group', { name: /^Arabic 1/ })).toBeVisible();
    expect(within(dialog).getByRole('group', { name: /^Arabic 3/ })).toBeVisible();
  });
});

it.each([
  ['/backend/arabic', '/backend/translations'],
  ['/backend/arabic?state=missing', '/backend/translations?state=missing'],
  ['/backend/arabic/faq/4', '/backend/translations/ar/faq/4'],
])('translations are found at their former path %s', (from, to) => {
  const url = new URL(from, location.origin);
  const params = { '*': url.pathname.replace(/^\/backend\/arabic\/?/, '') };
  const answer = formerRoute.clientLoader({ params, request: new Request(url) });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
});
