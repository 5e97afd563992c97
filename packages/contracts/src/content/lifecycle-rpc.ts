import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { entryId, entryVersion } from './editing.js';
import {
  entryFieldsSchema,
  entryVersionSchema,
  lifecycleChangeSchema,
  lifecycleKindSchema,
  scheduleFieldsSchema,
  versionDiffSchema,
  versionSummarySchema,
} from './lifecycle.js';
import { memberName } from './text.js';

const kind = lifecycleKindSchema;
const entry = z.object({ kind, id: entryId });
const change = entry.extend({ by: memberName });

/** A new entry that visitors do not see. VALIDATION_FAILED for fields that a save would refuse. */
export const createDraft = defineRpc({
  subject: 'rpc.content.v1.lifecycle.create-draft',
  request: z.object({ kind, fields: entryFieldsSchema, by: memberName }),
  response: lifecycleChangeSchema,
});

/**
 * Stores fields beside the live entry, or in an entry that is not live; visitors see no difference. CONFLICT with
 * `details` { reason: 'version', version, updatedBy, updatedAt } when somebody saved since `expectedVersion`, be it
 * a draft; NOT_FOUND, or GONE for an entry that is deleted.
 */
export const saveDraft = defineRpc({
  subject: 'rpc.content.v1.lifecycle.save-draft',
  request: change.extend({ fields: entryFieldsSchema, expectedVersion: entryVersion }),
  response: lifecycleChangeSchema,
});

/** Ends a draft and its time to be published; it stays among the versions. CONFLICT when there is none. */
export const discardDraft = defineRpc({
  subject: 'rpc.content.v1.lifecycle.discard-draft',
  request: change,
  response: lifecycleChangeSchema,
});

/** Takes an entry off the site at once; it stays in its section. CONFLICT when it is not live. */
export const withdrawEntry = defineRpc({
  subject: 'rpc.content.v1.lifecycle.withdraw',
  request: change,
  response: lifecycleChangeSchema,
});

/** Sets or clears the times to publish and to withdraw. VALIDATION_FAILED for times in the past or in a wrong order. */
export const scheduleEntry = defineRpc({
  subject: 'rpc.content.v1.lifecycle.schedule',
  request: change.extend(scheduleFieldsSchema.shape),
  response: lifecycleChangeSchema,
});

/** The versions of an entry, the last first. */
export const listVersions = defineRpc({
  subject: 'rpc.content.v1.lifecycle.list-versions',
  request: entry.extend({
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(100).default(100),
  }),
  response: z.object({ versions: z.array(versionSummarySchema), total: z.int() }),
  idempotent: true,
});

export const getVersion = defineRpc({
  subject: 'rpc.content.v1.lifecycle.get-version',
  request: entry.extend({ version: entryVersion }),
  response: entryVersionSchema,
  idempotent: true,
});

/**
 * What a version changed, compared with the one before it unless `against` names another; a published version is
 * compared with the one that was published before it.
 */
export const diffVersion = defineRpc({
  subject: 'rpc.content.v1.lifecycle.diff-version',
  request: entry.extend({ version: entryVersion, against: entryVersion.optional() }),
  response: versionDiffSchema,
  idempotent: true,
});

/**
 * Saves an entry as it was at `version`, as a new version: on the site where the entry is live. Its slug stays.
 * CONFLICT like {@link saveDraft}.
 */
export const restoreVersion = defineRpc({
  subject: 'rpc.content.v1.lifecycle.restore-version',
  request: change.extend({ version: entryVersion, expectedVersion: entryVersion }),
  response: lifecycleChangeSchema,
});
