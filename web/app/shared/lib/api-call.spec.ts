import { listFaqs, showSiteFrame } from '@manzil/contracts/http/content';
import type { Language } from '@manzil/contracts/site-language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WebConfig } from '../../../server/config.mjs';
import { absentLanguages, api, apiAsWritten, lookUp } from './api-call.server';
import { contextOf, loadContext, type LoadContext } from './load-context';

const FAQ = { id: 1, question: 'Who pays?', answer: 'The buyer.', position: 1 };

const LEFT_OUT = { code: 'NOT_FOUND', details: { reason: 'not-translated' } };

/** Answers by the query of the request: a body, or 504. */
function stubGateway(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    const body = answers[search];
    return Promise.resolve(
      body === undefined
        ? Response.json({}, { status: 504 })
        : Response.json(body, { status: body === LEFT_OUT ? 404 : 200 }),
    );
  });
  return asked;
}

const callIn = async (language: Language, preview?: LoadContext['preview']) => {
  const context = await contextOf({
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
    const call = await callIn('en');
    await expect(api(call, listFaqs)).resolves.toMatchObject({ faqs: [{ question: 'Who pays?' }] });
    const { missingLanguages, isIncomplete } = call.context.get(loadContext);
    expect([...missingLanguages]).toEqual(['ar']);
    expect(isIncomplete).toBe(true);
  });

  it('name their Arabic page when all of them are translated', async () => {
    stubGateway({ '': { faqs: [FAQ] }, '?lang=ar': { faqs: [{ ...FAQ, language: 'ar' }] } });
    const call = await callIn('en');
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
      const call = await callIn(language);
      await api(call, listFaqs);
      const { missingLanguages, isIncomplete } = call.context.get(loadContext);
      expect([...missingLanguages, isIncomplete]).toEqual(['ar', undefined]);
    },
  );

  it.each(['en', 'ar'] as const)(
    'decide no language where none of them is shown, on the page in %s',
    async (language) => {
      const asked = stubGateway({ '': { faqs: [FAQ] } });
      const call = await callIn(language);
      await expect(apiAsWritten(call, listFaqs)).resolves.toMatchObject({ faqs: [FAQ] });
      expect([asked.at(-1), call.context.get(loadContext).missingLanguages.size]).toEqual([listFaqs.path, 0]);
    },
  );

  it('name no Arabic page where staff leave it out, to which the language switch does not lead', async () => {
    stubGateway({ '': { faqs: [FAQ] }, '?lang=ar': LEFT_OUT });
    const call = await callIn('en');
    await api(call, listFaqs);
    expect([...call.context.get(loadContext).missingLanguages]).toEqual(['ar']);
    expect(absentLanguages(call)).toEqual(['ar']);
  });

  it('are a page of their own that leads to English where staff leave them out', async () => {
    stubGateway({ '': { faqs: [FAQ] }, '?lang=ar': LEFT_OUT });
    await expect(lookUp(await callIn('ar'), listFaqs)).rejects.toMatchObject({
      data: { isUntranslated: true },
      init: { status: 404 },
    });
  });

  it('fail on the Arabic page, which has nothing else to show', async () => {
    stubGateway({ '': { faqs: [FAQ] } });
    await expect(api(await callIn('ar'), listFaqs)).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('are waited for at least as long as the operator says, even where the usual deadline is shorter', async () => {
    stubGateway({ '': { faqs: [FAQ] }, '?lang=ar': { faqs: [FAQ] } });
    const deadlines = vi.spyOn(AbortSignal, 'timeout');
    const call = await callIn('en');
    call.context.get(loadContext).config.RPC_MIN_DEADLINE_MS = 60_000;
    await api(call, listFaqs);
    expect(deadlines.mock.calls).toEqual([[60_000], [60_000]]);
    deadlines.mockRestore();
  });

  it('are read once for the frame of the site and for previews', async () => {
    const asked = stubGateway({ '': { faqs: [FAQ] } });
    await api(await callIn('en', { key: 'k' }), listFaqs);
    await api(await callIn('en'), showSiteFrame).catch(() => undefined);
    expect(asked).toEqual([listFaqs.path, showSiteFrame.path]);
  });
});

describe('the digits of a page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const shown = async (language: Language) => {
    const { texts, isIncomplete } = (await callIn(language)).context.get(loadContext);
    return [texts.format.number(1_250), texts.units.beds({ count: 3 }), isIncomplete];
  };

  it('are those of the language when staff have chosen them, and Latin otherwise', async () => {
    stubGateway({ '?lang=ar': { settings: {} } });
    expect(await shown('ar')).toEqual(['1,250', '3 غرف نوم', undefined]);
    stubGateway({ '?lang=ar': { settings: { digits: 'own' } } });
    expect(await shown('ar')).toEqual(['١٬٢٥٠', '٣ غرف نوم', undefined]);
    expect(await shown('en')).toEqual(['1,250', '3 beds', undefined]);
  });

  it('are Latin on a page that is not stored while the setting cannot be read', async () => {
    stubGateway({});
    expect(await shown('ar')).toEqual(['1,250', '3 غرف نوم', true]);
  });
});
