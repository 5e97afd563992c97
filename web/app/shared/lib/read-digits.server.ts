import { siteSettingsSchema } from '@manzil/contracts/content/site-settings';
import { showSiteFrame } from '@manzil/contracts/http/content';
import { LOCALES, type Digits, type Language } from '@manzil/contracts/site-language';
import { z } from 'zod';
import type { WebConfig } from '../../../server/config.mjs';
import { endpointUrl } from './endpoint-url';

const DEADLINE_MS = 1_000;
const FRAME = z.object({ settings: siteSettingsSchema.default({}) });

/**
 * The digits that staff have chosen for the pages of a language. Read before its loaders, because titles have figures
 * too; the gateway has the answer in memory. Undefined when it does not answer: the page then has Latin digits, and is
 * not cached.
 */
export async function readDigits(
  language: Language,
  { config, requestId }: { config: WebConfig; requestId: string },
): Promise<{ digits: Digits } | undefined> {
  if (!('tagOwnDigits' in LOCALES[language])) return { digits: undefined };
  try {
    const url = `${config.API_URL}${endpointUrl(showSiteFrame.path, { query: { lang: language } })}`;
    const answer = await fetch(url, {
      headers: { 'x-request-id': requestId },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!answer.ok) return undefined;
    return { digits: FRAME.parse(await answer.json()).settings.digits };
  } catch {
    return undefined;
  }
}
