import type { DraftPreview, SitePreview } from '@manzil/contracts/content/preview';
import { createContext, RouterContextProvider } from 'react-router';
import type { Language } from '@manzil/contracts/site-language';
import { languageTexts } from './language-texts.server';
import type { ReplacedFiles } from '@manzil/dubai/map-features';
import type { Texts } from './texts';
import type { WebConfig } from '../../../server/config.mjs';

/** The context that server.mjs hands every loader. */
export interface LoadContext {
  requestId: string;
  config: WebConfig;
  /** URLs of the map's files that the operator has replaced. */
  mapFiles?: ReplacedFiles;
  /** Languages that the page is not wholly in: a text of staff has no translation, or it is out of date. */
  missingLanguages: Set<Language>;
  /** A part could not be read that the page does without; it must not be stored. */
  isIncomplete?: boolean;
  /** The tags of the API responses that this page is made of. */
  cacheTags: Set<string>;
  /** The texts in the language of the request. */
  texts: Texts;
  /** The script with these texts; undefined in development. */
  catalogue: string | undefined;
  /** The draft that is shown as if it were published, or the instant; `key` proves to the API that it may be. */
  preview?: { key: string; draft?: DraftPreview; site?: SitePreview } | undefined;
}

export const loadContext = createContext<LoadContext>();

/** For server.mjs, which is not part of the build and cannot import the key. */
export function contextOf({
  language,
  ...values
}: Omit<LoadContext, 'texts' | 'missingLanguages'> & { language: Language }): RouterContextProvider {
  return new RouterContextProvider(
    new Map([[loadContext, { ...values, texts: languageTexts[language], missingLanguages: new Set() }]]),
  );
}
