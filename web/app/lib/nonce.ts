import { createContext, use } from 'react';

/** The one-time token of this answer's inline scripts; empty in the browser, where nothing needs it any more. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = (): string | undefined => use(NonceContext);
