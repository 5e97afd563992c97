import { z } from 'zod';
import { entryVersion, savedVersion } from '../content/editing.js';
import {
  approvalAsksSchema,
  approvalNote,
  diffSinceSchema,
  entryFieldsSchema,
  entryVersionSchema,
  lifecycleChangeSchema,
  listedApprovalSchema,
  lifecycleKindSchema,
  scheduleFieldsSchema,
  sentBackNote,
  versionDiffSchema,
} from '../content/lifecycle.js';
import * as rpc from '../content/lifecycle-rpc.js';
import { lifecycleOf } from '../lifecycle-of-kind.js';
import { defineEndpoint } from './endpoint.js';
import { defineSharedOperation } from './operation.js';
import { numberInPath } from './path-values.js';
import { partQuery } from './query-values.js';

const reads = { audience: 'content.read', area: 'Content editing' } as const;
const edits = { audience: 'content.edit', area: 'Content editing' } as const;
/** Changes that visitors do not see, which need no approval. */
const drafts = { ...edits, changesSite: false } as const;
const decides = { audience: 'content.publish', area: 'Content editing' } as const;
const ofKind = z.object({ kind: lifecycleKindSchema });
const entry = ofKind.extend({ id: numberInPath });
const version = entry.extend({ version: numberInPath });

export const createDraft = defineSharedOperation({
  ...drafts,
  method: 'POST',
  path: '/api/content/:kind/drafts',
  summary: 'Adds an entry that visitors do not see yet',
  params: ofKind,
  body: z.object({ fields: entryFieldsSchema }),
  responses: { 201: lifecycleChangeSchema },
  problems: ['CONFLICT'],
  caller: ['by'],
  contractOf: ({ kind }) => lifecycleOf(kind).createDraft,
});

export const saveDraft = defineEndpoint({
  ...drafts,
  method: 'PUT',
  path: '/api/content/:kind/:id/draft',
  summary: 'Saves changes of an entry that visitors do not see yet',
  params: entry,
  body: z.object({
    fields: entryFieldsSchema,
    expectedVersion: savedVersion,
    /** For autosave: replaces the member's own previous draft. */
    replacesDraft: z.boolean().default(false),
  }),
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
});

export const discardDraft = defineEndpoint({
  ...drafts,
  method: 'DELETE',
  path: '/api/content/:kind/:id/draft',
  summary: 'Discards the draft of a live entry, which stays as it is',
  params: entry,
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
});

export const publishEntry = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/api/content/:kind/:id/publish',
  summary: 'Shows visitors the draft of an entry, or an entry that is not on the site',
  params: entry,
  /** Publishes the last save if no version is given. */
  body: z.object({ expectedVersion: entryVersion.optional() }),
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
});

export const withdrawEntry = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/api/content/:kind/:id/withdraw',
  summary: 'Takes an entry off the site; it stays in its section',
  params: entry,
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
});

export const scheduleEntry = defineSharedOperation({
  ...edits,
  method: 'PUT',
  path: '/api/content/:kind/:id/schedule',
  summary: 'Sets or clears when an entry is published and withdrawn',
  params: entry,
  body: scheduleFieldsSchema,
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
  caller: ['by'],
  contractOf: ({ kind }) => lifecycleOf(kind).scheduleEntry,
});

export const listVersions = defineSharedOperation({
  ...reads,
  method: 'GET',
  path: '/api/content/:kind/:id/versions',
  summary: 'Every save of an entry, the last first',
  params: entry,
  query: partQuery,
  responses: { 200: rpc.listVersions.response },
  problems: ['GONE'],
  contractOf: ({ kind }) => lifecycleOf(kind).listVersions,
});

export const showVersion = defineSharedOperation({
  ...reads,
  method: 'GET',
  path: '/api/content/:kind/:id/versions/:version',
  summary: 'The fields of an entry as one save left them',
  params: version,
  responses: { 200: entryVersionSchema },
  problems: ['GONE'],
  contractOf: ({ kind }) => lifecycleOf(kind).getVersion,
});

export const diffVersion = defineSharedOperation({
  ...reads,
  method: 'GET',
  path: '/api/content/:kind/:id/versions/:version/diff',
  summary: 'What a save of an entry changed, field by field',
  params: version,
  /** The version to compare with; without one, the save before. */
  query: z.object({ against: numberInPath.optional(), since: diffSinceSchema.optional() }),
  responses: { 200: versionDiffSchema },
  problems: ['GONE'],
  contractOf: ({ kind }) => lifecycleOf(kind).diffVersion,
});

export const restoreVersion = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/api/content/:kind/:id/versions/:version/restore',
  summary: 'Saves an entry as it was at a version; its slug stays',
  params: version,
  body: z.object({ expectedVersion: entryVersion }),
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
});

export const listApprovals = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/content-approvals',
  summary: 'Requests for approval that wait or were sent back, of all kinds, the oldest first',
  responses: { 200: z.object({ approvals: z.array(listedApprovalSchema) }) },
});

export const requestApproval = defineEndpoint({
  ...drafts,
  method: 'PUT',
  path: '/api/content/:kind/:id/approval',
  summary: 'Asks those who may publish to publish, schedule or withdraw an entry; an earlier request ends',
  params: entry,
  body: z.object({
    asks: approvalAsksSchema,
    ...scheduleFieldsSchema.partial().shape,
    expectedVersion: entryVersion,
    note: approvalNote.default(''),
  }),
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
});

export const takeBackApproval = defineSharedOperation({
  ...drafts,
  method: 'DELETE',
  path: '/api/content/:kind/:id/approval',
  summary: "Ends the member's own request for approval",
  params: entry,
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
  caller: ['by'],
  contractOf: ({ kind }) => lifecycleOf(kind).takeBackApproval,
});

/** `requestedAt` and `expectedVersion` identify the request that the member saw. */
export const approveRequest = defineEndpoint({
  ...decides,
  method: 'POST',
  path: '/api/content/:kind/:id/approval/approve',
  summary: 'Does what a request asks for, unless the entry was saved since; nobody approves their own',
  params: entry,
  body: z.object({ requestedAt: z.iso.datetime(), expectedVersion: entryVersion }),
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
});

export const sendBackRequest = defineEndpoint({
  ...decides,
  method: 'POST',
  path: '/api/content/:kind/:id/approval/send-back',
  summary: 'Sends a request back to its member, with the reason',
  params: entry,
  body: z.object({ requestedAt: z.iso.datetime(), note: sentBackNote }),
  responses: { 200: lifecycleChangeSchema },
  problems: ['CONFLICT', 'GONE'],
});
