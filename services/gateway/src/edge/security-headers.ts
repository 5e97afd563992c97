import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/** For data: nothing in it may run, load or be framed. */
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

/** Features that no page and no framed video or map uses, so that no injected script can use them. */
const DENIED_FEATURES = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const PERMISSIONS = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Rules for documents have no effect on scripts and style sheets, of which a page loads a dozen or more. */
const NOTHING_OF_DOCUMENTS = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

/** HSTS is only sent if visitors use https: over http, browsers ignore it, or it would lock out a test host. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  const strictTransportSecurity = publicUrl.startsWith('https:')
    ? { maxAge: 31_536_000, includeSubDomains: true }
    : false;
  const common: HelmetOptions = {
    strictTransportSecurity,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  };
  const ofDocuments = setter({ ...common, contentSecurityPolicy: PAGE_POLICY });
  const ofBuiltFiles = helmet({ ...NOTHING_OF_DOCUMENTS, strictTransportSecurity });
  return {
    ofData: setter({ ...common, contentSecurityPolicy: DATA_POLICY }),
    ofPages: (request, response) => {
      if (request.url?.startsWith('/assets/') === true) ofBuiltFiles(request, response, () => undefined);
      else ofDocuments(request, response);
    },
  };
}

function setter(options: HelmetOptions): SetHeaders {
  const set = helmet(options);
  return (request, response) => {
    response.setHeader('permissions-policy', PERMISSIONS);
    set(request, response, (error?: unknown) => {
      if (error instanceof Error) throw error;
    });
  };
}
