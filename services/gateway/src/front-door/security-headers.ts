import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/** For answers that are data: nothing in them may run, load or be framed. */
const DATA_POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  },
};

/** For pages that come without a policy of their own. */
const PAGE_POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
  },
};

export interface SecurityHeaders {
  ofData: SetHeaders;
  ofPages: SetHeaders;
}

/** HSTS is only sent where visitors come over https: over http it would be ignored, or lock a test host out. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  const common: HelmetOptions = {
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  };
  return {
    ofData: setter({ ...common, contentSecurityPolicy: DATA_POLICY }),
    ofPages: setter({ ...common, contentSecurityPolicy: PAGE_POLICY }),
  };
}

function setter(options: HelmetOptions): SetHeaders {
  const set = helmet(options);
  return (request, response) => {
    set(request, response, (error?: unknown) => {
      if (error instanceof Error) throw error;
    });
  };
}
