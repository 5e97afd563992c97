import { describe, expect, it } from 'vitest';
import { NEWSLETTER_CONSENT } from '@manzil/contracts/leads/messages';
import { formTexts } from './form-texts';

describe('what people agree to', () => {
  it('is stored for the newsletter in the words of its box', () => {
    expect(formTexts.newsletterConsent.join('')).toBe(NEWSLETTER_CONSENT);
  });

  it('is stored for an enquiry in the words below its button', () => {
    expect(formTexts.contactConsent).toBe(`${formTexts.contactNote} ${formTexts.privacyNote.join('')}`);
    expect(formTexts.contactConsent).toContain('See our privacy notice.');
  });
});
