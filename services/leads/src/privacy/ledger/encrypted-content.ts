import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const newKey = (): Buffer => randomBytes(32);

/** Returns nonce, authentication tag and the encrypted JSON, one after the other. */
export function encryptContent(content: object, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Null when there is no content, or the key does not open it. */
export function decryptContent(content: Buffer, key: Buffer): Record<string, unknown> | null {
  if (content.length <= NONCE_BYTES + TAG_BYTES) return null;
  const nonce = content.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(content.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const json = Buffer.concat([
      decipher.update(content.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
    return JSON.parse(json.toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
}
