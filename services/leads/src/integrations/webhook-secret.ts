import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The header `webhook-signature` of Standard Webhooks, with one signature for each secret. */
export const signatureOf = ({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string =>
  secrets
    .map((secret) => Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .map((key) =>
      createHmac('sha256', key)
        .update(`${id}.${String(timestamp)}.${body}`)
        .digest('base64'),
    )
    .map((signature) => `v1,${signature}`)
    .join(' ');
