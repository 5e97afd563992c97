import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TOO_MANY_PAGES_TEXT, TOO_MANY_PAGES_TITLE } from '@manzil/contracts/gateway/messages';
import { FORM_FAILED, NEWSLETTER_CONSENT } from '@manzil/contracts/leads/messages';
import { english } from '../shared/lib/english';
import { languageTexts } from '../shared/lib/language-texts.server';
import { messageIn } from '../site/lib/form-messages';

const plain = (text: ReactNode) => text;
const textOf = (text: ReactNode) => renderToStaticMarkup(text).replace('&amp;', '&');

describe('what people agree to', () => {
  it('is stored for the newsletter in the words of its box', () => {
    expect(english.form.newsletterConsentText).toBe(NEWSLETTER_CONSENT);
    for (const { form } of Object.values(languageTexts))
      expect(textOf(form.newsletterConsent({ terms: plain, privacy: plain }))).toBe(
        form.newsletterConsentText,
      );
  });

  it.each([
    [english, 'See our privacy notice.'],
    [languageTexts.ar, 'اطّلع على إشعار الخصوصية.'],
  ])('is stored for an enquiry in the words below its button', ({ form }, notice) => {
    expect(form.contactConsent).toBe(`${form.contactNote} ${textOf(form.privacyNote({ notice: plain }))}`);
    expect(form.contactConsent).toContain(notice);
  });
});

it('has the messages that forms share with the gateway', () => {
  for (const message of Object.values(english.form.messages))
    expect(messageIn(english, message)).toBe(message);
  expect(new Set(Object.values(english.form.messages)).size).toBe(Object.keys(english.form.messages).length);
});

it('says what the gateway says, where it answers in place of a page', () => {
  const { form, errors } = english;
  expect(form.failed).toBe(FORM_FAILED);
  expect(errors.tooManyTitle).toBe(TOO_MANY_PAGES_TITLE);
  expect(errors.tooManyText).toBe(TOO_MANY_PAGES_TEXT);
});
