import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { formerPathSchema, redirectFieldsSchema, redirectSchema, redirectStatusSchema } from './redirect.js';
import { memberName } from './text.js';

/** Redirects created by staff, ordered by path; `total` is the number of all redirects. */
export const listRedirects = defineRpc({
  subject: 'rpc.content.v1.redirect.list',
  request: z.object({
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(200).default(100),
  }),
  response: z.object({ redirects: z.array(redirectSchema), total: z.int() }),
  idempotent: true,
});

/** The first 500 former paths of pages, posts and team members; each redirects to the current path. */
export const listFormerPaths = defineRpc({
  subject: 'rpc.content.v1.redirect.list-former-paths',
  request: z.object({}),
  response: z.object({ paths: z.array(formerPathSchema), total: z.int() }),
  idempotent: true,
});

/**
 * CONFLICT with an issue for `from` when it already has a redirect; VALIDATION_FAILED for `to` when it would cause
 * a loop.
 */
export const addRedirect = defineRpc({
  subject: 'rpc.content.v1.redirect.add',
  request: redirectFieldsSchema.extend({ by: memberName }),
  response: redirectSchema,
});

/** Returns the redirect of a path that has no page, and counts a hit; null when there is none. */
export const followRedirect = defineRpc({
  subject: 'rpc.content.v1.redirect.follow',
  request: z.object({ path: z.string().max(4_000) }),
  response: z.object({ redirect: z.object({ to: z.string(), status: redirectStatusSchema }).nullable() }),
});
