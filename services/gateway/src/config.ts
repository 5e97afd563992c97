import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { commonConfig, databaseUrl, nameList, port } from '@manzil/service-kit/config';
import { z } from 'zod';

export const httpUrl = z.url({ protocol: /^https?$/ });

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isProxy = (text: string): boolean => {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  return PROXY_NAMES.has(text) || (isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && rest.length === 0);
};

const PRIVATE_KEY_BYTES = 32;

/**
 * Checks that both are halves of one P-256 key, as base64url. A private key without its leading zero bytes is
 * refused, because no message could be signed by it.
 */
function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    const bytes = Buffer.from(privateKey, 'base64url');
    ecdh.setPrivateKey(bytes);
    if (bytes.length !== PRIVATE_KEY_BYTES) return false;
    return ecdh.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
}

/**
 * Sources whose `X-Forwarded-For` is trusted: none (unset), a number of hops, or the listed proxies (addresses,
 * networks, `loopback`, `linklocal`, `uniquelocal`; separated by commas).
 */
const trustProxy = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())))
  .refine((value) => typeof value === 'number' || value.every(isProxy), {
    message:
      'must be a number of hops or a comma list of addresses, networks, loopback, linklocal, uniquelocal',
  });

export const configSchema = commonConfig
  .extend({
    GATEWAY_DATABASE_URL: databaseUrl,
    PORT: port.default(8080),
    /**
     * Port on which requests of web may forward their visitor's address; if unset, no request may. Must not be
     * public.
     */
    INTERNAL_PORT: port.optional(),
    /** Address or host name of INTERNAL_PORT on the network of web; default: HOST. */
    INTERNAL_HOST: z.string().min(1).optional(),
    /** The process that renders pages. */
    WEB_URL: httpUrl.default('http://127.0.0.1:9300'),
    /**
     * Proves that a request comes from web on behalf of a visitor; must equal web's token. Without it, all forms have
     * the same sender.
     */
    WEB_TOKEN: z.string().min(8).optional(),
    /** Also accepted while web's token is rotated. */
    WEB_TOKEN_PREVIOUS: z.string().min(8).optional(),
    /** The process that stores uploaded files. */
    MEDIA_URL: httpUrl.default('http://127.0.0.1:9200'),
    /** Proves to media that an upload comes from the gateway. */
    MEDIA_UPLOAD_TOKEN: z.string().min(8).optional(),
    /** Public URL of the site; https makes cookies Secure and sends HSTS. */
    PUBLIC_URL: httpUrl.default('http://localhost:8080'),
    TRUST_PROXY: trustProxy.optional(),
    ADMIN_USERNAME: z.string().trim().min(1).max(200).default('admin'),
    /** Password of the first member, used only while there is none; without it a link to choose one is logged. */
    ADMIN_PASSWORD: z.string().min(8).max(1000).optional(),
    /** Encrypts the secrets of authenticator apps; without it members cannot set one up. */
    SECOND_FACTOR_KEY: z.string().min(16).optional(),
    /** Still decrypts secrets encrypted with the previous key. */
    SECOND_FACTOR_KEY_PREVIOUS: z.string().min(16).optional(),
    /** Whether admins must have a second factor; every member may set one up. */
    ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
    /** Milliseconds without a byte after which an upload is aborted. */
    UPLOAD_STALL_MS: z.coerce.number().int().min(50).default(20_000),
    /** Forms that visitors may send from one address in ten minutes. */
    FORMS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(20),
    /** Requests that one API token may make in ten minutes. */
    REQUESTS_PER_TOKEN: z.coerce.number().int().min(1).max(1_000_000).default(600),
    /** Number of pages and searches that one address may request at once, and in each five minutes after that. */
    MISSES_PER_ADDRESS: z.coerce.number().int().min(1).max(10_000_000).default(600),
    /** `off` closes the tools of `/mcp` to assistants. */
    MCP: z.enum(['on', 'off']).default('on'),
    /** Seconds that `GET /api/data` waits for an import; less than the timeout of proxies in front. */
    FEED_WAIT_SECONDS: z.coerce.number().min(0).max(300).default(25),
    /** Sends the cache tags of each cached response in `Surrogate-Key`, for a CDN that purges by it. */
    SURROGATE_KEYS: z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
    /** Megabytes of cached responses in memory. */
    READ_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(8),
    /** Megabytes of long responses in memory, gzipped: the whole catalogue for portals and programs. */
    LARGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(32),
    /**
     * Seconds for which visitors get a stale response while no new one is available; 0 returns an error immediately.
     */
    STALE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(3_600),
    /** The halves of the P-256 key for web push of new leads, as base64url. Set all three or none. */
    VAPID_PUBLIC_KEY: z.string().min(1).optional(),
    VAPID_PRIVATE_KEY: z.string().min(1).optional(),
    /** Contact for push services in case of trouble: `mailto:…` or `https://…`. */
    VAPID_SUBJECT: z
      .string()
      .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
      .optional(),
    /** For trials: hosts on private networks that push messages may be sent to, by commas, also without encryption. */
    PUSH_ALLOW_PRIVATE_HOSTS: nameList,
  })
  .refine(
    ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }) =>
      new Set([VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT].map((value) => value === undefined))
        .size === 1,
    {
      path: ['VAPID_PUBLIC_KEY'],
      message: 'must be set with VAPID_PRIVATE_KEY and VAPID_SUBJECT, or none of the three',
    },
  )
  .refine(
    ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }) =>
      publicKey === undefined || privateKey === undefined || isKeyPair(publicKey, privateKey),
    {
      path: ['VAPID_PRIVATE_KEY'],
      message: 'is not the private key of VAPID_PUBLIC_KEY: 32 bytes as base64url',
    },
  );

export type GatewayConfig = z.output<typeof configSchema>;
