import type { Language } from '@manzil/contracts/site-language';
import { createContext, use } from 'react';

/** The languages that the page is in, for search engines; undefined in browsers, where nothing needs it. */
const PageLanguages = createContext<readonly Language[] | undefined>(undefined);

export const PageLanguagesProvider = PageLanguages.Provider;
export const usePageLanguages = (): readonly Language[] | undefined => use(PageLanguages);
