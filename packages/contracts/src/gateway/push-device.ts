import { z } from 'zod';

/** Maximum number of notified devices per member. */
export const MOST_PUSH_DEVICES = 10;

/** Number of bytes that a base64 text encodes. */
const bytesOf = (text: string): number => Math.floor((text.replaceAll('=', '').length * 3) / 4);

const base64Url = (bytes: number, what: string) =>
  z
    .string(`The ${what} is missing`)
    .regex(/^[\w-]+={0,2}$/, `The ${what} is not base64url`)
    .refine((text) => bytesOf(text) === bytes, `The ${what} has ${String(bytes)} bytes`);

/** URL of a browser's push service for one device. */
const endpointSchema = z
  .string('The address of the push service is missing')
  .max(1_000, 'The address of the push service is too long')
  .pipe(z.url({ protocol: /^https?$/, error: 'This is not the address of a push service' }));

export const usedPushDeviceSchema = z.object({ endpoint: endpointSchema });

/** The result of subscribing to push messages in a browser (Push API). */
export const pushSubscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({
    p256dh: base64Url(65, 'public key'),
    auth: base64Url(16, 'secret'),
  }),
});
export type PushSubscriptionKeys = z.output<typeof pushSubscriptionSchema>;

/** A device of the calling member that is notified of new leads. */
export const pushDeviceSchema = z.object({
  id: z.uuid(),
  /** SHA-256 of the push endpoint in hexadecimal, by which a browser recognises its own device. */
  endpointHash: z.string(),
  userAgent: z.string().nullable(),
  addedAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushDevicesSchema = z.object({
  /** The public key for subscriptions; null when push notifications are not configured. */
  publicKey: z.string().nullable(),
  /** `environment`: set by `VAPID_PUBLIC_KEY`; `installation`: derived from its secret key. Missing when the previous release answers. */
  keySource: z.enum(['environment', 'installation']).nullable().default(null),
  devices: z.array(pushDeviceSchema),
});
export type PushDevices = z.infer<typeof pushDevicesSchema>;
