import { createContext, use } from 'react';

/** The nonce of this response's inline scripts; undefined in the browser, where nothing needs it any more. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = (): string | undefined => use(NonceContext);
