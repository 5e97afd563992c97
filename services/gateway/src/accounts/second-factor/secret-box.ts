import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../../config.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Keys = Pick<GatewayConfig, 'SECOND_FACTOR_KEY' | 'SECOND_FACTOR_KEY_PREVIOUS'>;

/**
 * Encrypts secrets that must be read again (AES-256-GCM), so that a copy of the database is useless without the key.
 * A value encrypted for one owner cannot be decrypted for another.
 */
@Injectable()
export class SecretBox {
  private readonly current: Buffer | undefined;
  private readonly previous: Buffer | undefined;

  constructor(@Inject(CONFIG) { SECOND_FACTOR_KEY, SECOND_FACTOR_KEY_PREVIOUS }: Keys) {
    this.current = derive(SECOND_FACTOR_KEY);
    this.previous = derive(SECOND_FACTOR_KEY_PREVIOUS);
  }

  /** UNAVAILABLE without a key. */
  seal(text: string, owner: string): Buffer {
    if (this.current === undefined) throw keyIsMissing();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.current, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Returns the text, and whether to encrypt it again because the key was changed. UNAVAILABLE if no key fits. */
  open(sealed: Buffer, owner: string): { text: string; isOutdated: boolean } {
    for (const key of [this.current, this.previous]) {
      const text = key === undefined ? undefined : openWith(key, sealed, owner);
      if (text !== undefined) return { text, isOutdated: key !== this.current };
    }
    throw keyIsMissing();
  }
}

function openWith(key: Buffer, sealed: Buffer, owner: string): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const derive = (key: string | undefined): Buffer | undefined =>
  key === undefined ? undefined : Buffer.from(hkdfSync('sha256', key, '', 'manzil second factor', 32));

const keyIsMissing = (): DomainError =>
  new DomainError('UNAVAILABLE', 'Authenticator apps cannot be used right now: the key for them is missing');
