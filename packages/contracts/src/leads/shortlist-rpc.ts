import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  changedShortlistSchema,
  createdShortlistSchema,
  newShortlistSchema,
  shortlistChangesSchema,
  shortlistSecretSchema,
  shortlistSchema,
} from './shortlist.js';

const link = { token: shortlistSecretSchema };

export const createShortlist = defineRpc({
  subject: 'rpc.leads.v1.shortlist.create',
  request: newShortlistSchema,
  response: createdShortlistSchema,
});

/** NOT_FOUND for an invalid or revoked token. The state is null when the version is the known one. */
export const getShortlist = defineRpc({
  subject: 'rpc.leads.v1.shortlist.get',
  request: z.object({ ...link, known: z.int().optional() }),
  response: shortlistSchema.extend({ state: shortlistSchema.shape.state.nullable() }),
  idempotent: true,
});

/** NOT_FOUND as {@link getShortlist}; FORBIDDEN when an operation is not by the person whose secret is sent. */
export const changeShortlist = defineRpc({
  subject: 'rpc.leads.v1.shortlist.change',
  request: shortlistChangesSchema.extend(link),
  response: changedShortlistSchema,
  idempotent: true,
});

/** Deletes the shortlist. NOT_FOUND as {@link getShortlist}; FORBIDDEN without the key of its creator. */
export const revokeShortlist = defineRpc({
  subject: 'rpc.leads.v1.shortlist.revoke',
  request: z.object({ ...link, ownerKey: shortlistSecretSchema }),
  response: z.object({}),
});
