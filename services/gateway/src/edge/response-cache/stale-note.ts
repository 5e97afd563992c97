import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@manzil/contracts/site-language';
import { CachedResponse } from './cached-response.js';

/** Shown above a page by the style sheet of web. */
const NOTES: Readonly<Record<Language, string>> = {
  en: 'You are seeing a stored copy. Prices and availability may have changed.',
  ar: 'هذه نسخة محفوظة من الصفحة، وقد تكون الأسعار والتوافر قد تغيّرت.',
};

/** Tags of pages with prices or availability. */
const HAS_PRICES = /^(?:listing|list|catalogue|development)\b/;

const noted = new WeakMap<CachedResponse, Promise<CachedResponse>>();

/** Returns a page with prices with a note that it may be stale, and any other response as it is. */
export function withStaleNote(response: CachedResponse): Promise<CachedResponse> {
  const { headers, tags } = response;
  const isHtml = String(headers['content-type']).startsWith('text/html');
  if (!isHtml || !tags.some((tag) => HAS_PRICES.test(tag))) return Promise.resolve(response);
  const made = noted.get(response) ?? addNote(response);
  noted.set(response, made);
  return made;
}

async function addNote(response: CachedResponse): Promise<CachedResponse> {
  const { body } = await response.form('identity');
  const page = body.toString('utf8');
  const language = LANGUAGES.find((each) => page.includes(`<html lang="${each}"`)) ?? SOURCE_LANGUAGE;
  const note = NOTES[language];
  const html = page.replace('<html ', `<html data-stale="${note}" `);
  return new CachedResponse(response.status, response.headers, Buffer.from(html), response.tags);
}
