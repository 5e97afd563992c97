import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as base64url, which cannot be guessed. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const isHashOf = (hash: Buffer, secret: string): boolean => timingSafeEqual(hash, hashOf(secret));
