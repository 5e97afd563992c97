import { z } from 'zod';
import { filledLine } from '../leads/text.js';

/** Permissions that a token can have; an endpoint states the scope that it requires. */
export const API_SCOPES = ['listings:read', 'leads:read', 'content:read', 'imports:run'] as const;
export const apiScopeSchema = z.enum(API_SCOPES);
export type ApiScope = z.infer<typeof apiScopeSchema>;

/** Prefix of every token, by which secret scanners recognise it. */
export const API_TOKEN_PREFIX = 'manzil_api_';

const LONGEST_DAYS = 365;

export const newApiTokenSchema = z.object({
  name: filledLine(60),
  scopes: z
    .array(apiScopeSchema)
    .min(1, 'Choose at least one scope')
    .max(API_SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once'),
  expiresInDays: z
    .int('Choose after how many days the token expires.')
    .min(1)
    .max(LONGEST_DAYS, 'A token expires after a year at most.'),
});
export type NewApiToken = z.output<typeof newApiTokenSchema>;

export const apiTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(apiScopeSchema),
  /** Username of the member on whose behalf it acts. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Null only for a token of an earlier release that does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  /** Gulf date; null when it was never used. */
  lastUsedOn: z.iso.date().nullable(),
  /** Why the token is refused; null while it is valid. */
  refusedBecause: z.enum(['expired', 'member-disabled']).nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** The secret is returned only once, because only its hash is stored. */
export const apiTokenWithSecretSchema = z.object({ token: apiTokenSchema, secret: z.string() });
export type ApiTokenWithSecret = z.infer<typeof apiTokenWithSecretSchema>;
