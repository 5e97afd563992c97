import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const COMMON = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer=(), bluetooth=(), camera=(), display-capture=(), gamepad=(), geolocation=(), gyroscope=(), hid=(),',
    'idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(),',
    'serial=(), usb=(), window-management=(), xr-spatial-tracking=()',
  ].join(' '),
};

describe('the security headers', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest({ PUBLIC_URL: 'https://manzil.example' });
    stack.web.answer = (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', 'x-cache-tags': 'content' })
        .end('<h1>Home</h1>');
    };
  });
  afterAll(async () => {
    await stack.stop();
  });

  it.each([
    ['a page', '/', "default-src 'self';object-src 'none';base-uri 'self';frame-ancestors 'self'"],
    ['data', '/api/faqs', "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'"],
    [
      'a refusal',
      '/api/session',
      "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
    ],
  ])('are all on %s, made or from memory', async (_what, path, policy) => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await stack.call(path);
      const sent = Object.fromEntries(Object.keys(COMMON).map((name) => [name, headers.get(name)]));
      expect(sent).toEqual(COMMON);
      expect(headers.get('content-security-policy')).toBe(policy);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

it('over http no HSTS header is sent', async () => {
  const stack = await startGatewayUnderTest();
  expect((await stack.call('/api/faqs')).headers.get('strict-transport-security')).toBeNull();
  await stack.stop();
});
