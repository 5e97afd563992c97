import { listFaqs, showSiteFrame } from '@manzil/contracts/http/content';
import type { Language } from '@manzil/contracts/site-language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WebConfig } from '../../../server/config.mjs';
import { api, apiAsWritten } from './api-call.server';
import { contextOf, loadContext, type LoadContext } from './load-context';

const FAQ = { id: 1, question: 'Who pays?', answer: 'The buyer.', position: 1 };

/** Answers by the query of the request: a body, or 504. */
function stubGateway(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    const body = answers[search];
    return Promise.resolve(
      body === undefined ? Response.json({}, { status: 504 }) : Response.json(body, { status: 200 }),
    );
  });
  return asked;
}

const callIn = (language: Language, preview?: LoadContext['preview']) => {
  const context = contextOf({
    ...{ language, preview, requestId: 'r', cacheTags: new Set<string>() },
    config: { API_URL: 'http://gateway' } as WebConfig,
  });
  return { request: new Request('http://web/faqs'), context };
};

describe('texts of staff on a page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are shown in English while their Arabic cannot be read, on a page that is not stored', async () => {
    stubGateway({ '': { faqs: [FAQ] } });
    const call = callIn('en');
    await expect(api(call, listFaqs)).resolves.toMatchObject({ faqs: [{ question: 'Who pays?' }] });
    const { missingLanguages, isIncomplete } = call.context.get(loadContext);
    expect([...missingLanguages]).toEqual(['ar']);
    expect(isIncomplete).toBe(true);
  });

  it('name their Arabic page when all of them are translated', async () => {
    stubGateway({ '': { faqs: [FAQ] }, '?lang=ar': { faqs: [{ ...FAQ, language: 'ar' }] } });
    const call = callIn('en');
    await api(call, listFaqs);
    const { missingLanguages, isIncomplete } = call.context.get(loadContext);
    expect([missingLanguages.size, isIncomplete]).toEqual([0, undefined]);
  });

  it.each(['en', 'ar'] as const)(
    'name no Arabic page while one of them is in English, on the page in %s',
    async (language) => {
      const arabic = [
        { ...FAQ, language: 'ar' },
        { ...FAQ, id: 2, language: 'en' },
      ];
      stubGateway({ '': { faqs: [FAQ, { ...FAQ, id: 2 }] }, '?lang=ar': { faqs: arabic } });
      const call = callIn(language);
      await api(call, listFaqs);
      const { missingLanguages, isIncomplete } = call.context.get(loadContext);
      expect([...missingLanguages, isIncomplete]).toEqual(['ar', undefined]);
    },
  );

  it.each(['en', 'ar'] as const)(
    'decide no language where none of them is shown, on the page in %s',
    async (language) => {
      const asked = stubGateway({ '': { faqs: [FAQ] } });
      const call = callIn(language);
      await expect(apiAsWritten(call, listFaqs)).resolves.toMatchObject({ faqs: [FAQ] });
      expect([asked, call.context.get(loadContext).missingLanguages.size]).toEqual([[listFaqs.path], 0]);
    },
  );

  it('fail on the Arabic page, which has nothing else to show', async () => {
    stubGateway({ '': { faqs: [FAQ] } });
    await expect(api(callIn('ar'), listFaqs)).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('are waited for at least as long as the operator says, even where the usual deadline is shorter', async () => {
    stubGateway({ '': { faqs: [FAQ] }, '?lang=ar': { faqs: [FAQ] } });
    const deadlines = vi.spyOn(AbortSignal, 'timeout');
    const call = callIn('en');
    call.context.get(loadContext).config.RPC_MIN_DEADLINE_MS = 60_000;
    await api(call, listFaqs);
    expect(deadlines.mock.calls).toEqual([[60_000], [60_000]]);
    deadlines.mockRestore();
  });

  it('are read once for the frame of the site and for previews', async () => {
    const asked = stubGateway({ '': { faqs: [FAQ] } });
    await api(callIn('en', { key: 'k' }), listFaqs);
    await api(callIn('en'), showSiteFrame).catch(() => undefined);
    expect(asked).toEqual([listFaqs.path, showSiteFrame.path]);
  });
});
