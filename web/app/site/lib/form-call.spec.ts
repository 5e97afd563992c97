import { describe, expect, it } from 'vitest';
import type { LoaderCall } from '../../shared/lib/api-call.server.js';
import { leadOrigin } from './form-call.server.js';

/** A form that came from the page. */
const sent = (page: string | undefined, fields: Record<string, string> = {}) => {
  const headers = { ...(page !== undefined && { referer: page }) };
  const request = new Request('http://web/forms/enquiry', { headers });
  return leadOrigin({ request } as LoaderCall, fields);
};

describe('where a form without scripts came from', () => {
  it('is the campaign in the address of its page', () => {
    expect(sent('https://agency.example/contact?utm_source=google&utm_medium=cpc&q=layla')).toEqual({
      first: null,
      pages: [],
      homes: [],
      last: { at: expect.any(String), referrer: null, utm: { source: 'google', medium: 'cpc' } },
    });
  });

  it.each([undefined, 'https://agency.example/contact', 'about:blank', 'nonsense'])(
    'is not known from %p',
    (page) => {
      expect(sent(page)).toBeUndefined();
    },
  );

  it.each(['', '{', 'null', '[]', '7'])('is not known from a script that sends %j', (origin) => {
    expect(sent('https://agency.example/contact', { origin })).toBeUndefined();
  });
});
