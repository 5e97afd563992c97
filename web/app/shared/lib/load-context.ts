import type { DraftPreview, SitePreview } from '@manzil/contracts/content/preview';
import { createContext, RouterContextProvider } from 'react-router';
import type { Language } from '@manzil/contracts/site-language';
import { textsIn } from './language-texts.server';
import { readDigits } from './read-digits.server';
import type { ReplacedFiles } from '@manzil/dubai/map-features';
import type { Texts } from './texts';
import type { WebConfig } from '../../../server/config.mjs';

/** The context that server.mjs hands every loader. */
export interface LoadContext {
  requestId: string;
  config: WebConfig;
  /** URLs of the map's files that the operator has replaced. */
  mapFiles?: ReplacedFiles;
  /** Languages in which the page is incomplete: the translation of a staff text is missing or out of date. */
  missingLanguages: Set<Language>;
  /** Languages without this page: staff leave it out until it is translated. */
  absentLanguages: Set<Language>;
  /** True when an optional part of the page could not be loaded; the page must not be cached. */
  isIncomplete?: boolean;
  /** The tags of the API responses that this page is made of. */
  cacheTags: Set<string>;
  /** The texts in the language of the request. */
  texts: Texts;
  /** By language and by kind of page, see `server/lazy-scripts.mjs`; undefined in development. */
  lazyScripts?: ReadonlyMap<string, { scripts: readonly string[]; styles: readonly string[] }> | undefined;
  /** The draft or instant to preview; `key` authorises the preview at the API. */
  preview?: { key: string; draft?: DraftPreview; site?: SitePreview } | undefined;
}

export const loadContext = createContext<LoadContext>();

/** For server.mjs, which is not part of the build and cannot import the key. */
export async function contextOf({
  language,
  ...values
}: Omit<LoadContext, 'texts' | 'missingLanguages' | 'absentLanguages'> & {
  language: Language;
}): Promise<RouterContextProvider> {
  const found = await readDigits(language, values);
  const context: LoadContext = {
    ...values,
    texts: textsIn(language, found?.digits),
    missingLanguages: new Set(),
    absentLanguages: new Set(),
    ...(found === undefined && { isIncomplete: true }),
  };
  return new RouterContextProvider(new Map([[loadContext, context]]));
}

/** What the loaders of a page have found out, for server.mjs likewise. */
export const foundIn = (context: Readonly<RouterContextProvider>): LoadContext => context.get(loadContext);
