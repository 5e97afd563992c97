import { submitPopup, subscribeNewsletter } from '@manzil/contracts/http/lead-forms';
import { describe, expect, it, vi } from 'vitest';
import { languageTexts } from '../../../shared/lib/language-texts.server';
import { sendSpecified } from './send-specified';

const TYPED = {
  name: 'ليلى',
  email: 'layla@example.com',
  phone: '+971501234567',
  helpOption: 'Buy',
};

describe('a form that is sent by the call of the specification', () => {
  it.each([
    ['popup', submitPopup, { received: true }],
    ['newsletter', subscribeNewsletter, { subscribed: true }],
  ] as const)('names the language of its page: %s', async (name, endpoint, answer) => {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
      bodies.push(endpoint.body?.parse(JSON.parse(body)));
      return Promise.resolve(Response.json(answer));
    });
    for (const language of ['ar', 'en'] as const) await sendSpecified(languageTexts[language], name, TYPED);
    expect(bodies).toMatchObject([
      { email: TYPED.email, language: 'ar' },
      { email: TYPED.email, language: 'en' },
    ]);
  });
});
