import { z } from 'zod';
import { defineRpc, type RpcContract } from './rpc.js';
import { entryId, entryVersion, savedVersion } from './content/editing.js';
import {
  approvalAsksSchema,
  approvalNote,
  diffSinceSchema,
  entryFieldsSchema,
  entryVersionSchema,
  lifecycleChangeSchema,
  listedApprovalSchema,
  type LifecycleKind,
  scheduleFieldsSchema,
  sentBackNote,
  versionDiffSchema,
  versionSummarySchema,
} from './content/lifecycle.js';
import {
  draftPreviewSchema,
  instantNumber,
  newPreviewSchema,
  previewToken,
  sitePreviewSchema,
} from './content/preview.js';
import {
  instantText,
  siteChangeDiffSchema,
  siteChangesSchema,
  siteTimesSchema,
} from './content/site-times.js';
import { linkUseSchema } from './content/links.js';
import { memberName } from './content/text.js';

/** Sanitising a page of maximum size takes a second or two on a slow machine. */
const CLEANING_MS = 10_000;
/** Name of an upload. */
export const filename = z.string().regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/);

/**
 * False for a member who may not change a draft with a scheduled publication: CONFLICT with `details.reason`
 * 'scheduled'.
 */
const mayPublish = z.boolean().default(true);
/** Identifies the request that the member saw, because it may have been replaced since. */
const seenRequest = z.object({ requestedAt: z.iso.datetime() });

/** Lifecycle RPCs for the kinds of one service: drafts, versions and schedules. */
export function lifecycleRpcs(
  service: string,
  prefix: string,
  kind: z.ZodType<LifecycleKind, LifecycleKind>,
) {
  const entry = z.object({ kind, id: entryId });
  const change = entry.extend({ by: memberName });
  const instants = z.object({ from: instantText, to: instantText });
  return {
    /**
     * Creates an unpublished entry. VALIDATION_FAILED for fields that a save would refuse; CONFLICT for a kind
     * with fixed records.
     */
    createDraft: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.create-draft`,
      request: z.object({ kind, fields: entryFieldsSchema, by: memberName }),
      response: lifecycleChangeSchema,
      deadlineMs: CLEANING_MS,
    }),

    /**
     * Stores the fields of a draft, or of an entry that is not live, without a visible change of the site.
     * CONFLICT with `details` { reason: 'version', version, updatedBy, updatedAt } when another user saved since
     * `expectedVersion`, even a draft; NOT_FOUND; GONE for a deleted entry.
     */
    saveDraft: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.save-draft`,
      request: change.extend({
        fields: entryFieldsSchema,
        expectedVersion: savedVersion,
        /** Replaces the version of the draft `expectedVersion` if the same member saved it. */
        replacesDraft: z.boolean().default(false),
        mayPublish,
      }),
      response: lifecycleChangeSchema,
      deadlineMs: CLEANING_MS,
    }),

    /** Discards a draft and its publication time; it stays among the versions. CONFLICT without a draft. */
    discardDraft: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.discard-draft`,
      request: change.extend({ mayPublish }),
      response: lifecycleChangeSchema,
    }),

    /**
     * Publishes the draft of an entry, or an entry that is not live. CONFLICT like {@link saveDraft} where a
     * version is expected, when there is nothing to publish, or when the slug was taken meanwhile.
     */
    publishDraft: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.publish`,
      request: change.extend({ expectedVersion: savedVersion.optional() }),
      response: lifecycleChangeSchema,
      deadlineMs: CLEANING_MS,
    }),

    /**
     * Unpublishes an entry at once; it stays in its section. CONFLICT when it is not live, or its kind is always
     * live.
     */
    withdrawEntry: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.withdraw`,
      request: change,
      response: lifecycleChangeSchema,
    }),

    /** Sets or clears the times to publish and to withdraw. VALIDATION_FAILED for times in the past or in a wrong order. */
    scheduleEntry: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.schedule`,
      request: change.extend(scheduleFieldsSchema.shape),
      response: lifecycleChangeSchema,
    }),

    /** The versions of an entry, newest first. */
    listVersions: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.list-versions`,
      request: entry.extend({
        offset: z.int().min(0).max(1_000_000).default(0),
        limit: z.int().min(1).max(100).default(100),
      }),
      response: z.object({ versions: z.array(versionSummarySchema), total: z.int() }),
      idempotent: true,
    }),

    getVersion: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.get-version`,
      request: entry.extend({ version: entryVersion }),
      response: entryVersionSchema,
      idempotent: true,
    }),

    /**
     * Compares a version with `against`. By default a published version is compared with the one published before
     * it, and a draft with the previous version; with `since: 'published'` also a draft with the one published
     * before it.
     */
    diffVersion: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.diff-version`,
      request: entry.extend({
        version: entryVersion,
        against: entryVersion.optional(),
        since: diffSinceSchema.default('before'),
      }),
      response: versionDiffSchema,
      idempotent: true,
    }),

    /**
     * Saves an entry with the content of `version`, as a new version that is published if the entry is live. Its
     * slug stays. CONFLICT like {@link saveDraft}.
     */
    restoreVersion: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.restore-version`,
      request: change.extend({ version: entryVersion, expectedVersion: entryVersion }),
      response: lifecycleChangeSchema,
    }),

    /**
     * Requests approval of a change to the live site; replaces an earlier request for the same entry. CONFLICT like
     * {@link saveDraft}, and when there is nothing to publish or to withdraw; VALIDATION_FAILED for times that cannot
     * be set.
     */
    requestApproval: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.request-approval`,
      request: change.extend({
        asks: approvalAsksSchema,
        ...scheduleFieldsSchema.partial().shape,
        expectedVersion: entryVersion,
        note: approvalNote.default(''),
      }),
      response: lifecycleChangeSchema,
    }),

    /** Withdraws a member's own request. FORBIDDEN for another member's request; CONFLICT if there is none. */
    takeBackApproval: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.take-back-approval`,
      request: change,
      response: lifecycleChangeSchema,
    }),

    /**
     * Carries out a request, for the version it names. CONFLICT with `details.reason` 'no-request' when it was answered
     * or replaced, and 'version' when another user saved since; FORBIDDEN for a member's own request.
     */
    approveRequest: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.approve-request`,
      request: change.extend({ ...seenRequest.shape, expectedVersion: entryVersion }),
      response: lifecycleChangeSchema,
      deadlineMs: CLEANING_MS,
    }),

    /** Returns a request to its author with a reason. CONFLICT and FORBIDDEN like {@link approveRequest}. */
    sendBackRequest: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.send-back-request`,
      request: change.extend({ ...seenRequest.shape, note: sentBackNote }),
      response: lifecycleChangeSchema,
    }),

    /** Pending and returned requests, oldest first. */
    listApprovals: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.list-approvals`,
      request: z.object({}),
      response: z.object({ approvals: z.array(listedApprovalSchema) }),
      idempotent: true,
    }),

    /**
     * Creates a link that shows the draft of an entry, or the entry itself if it has no draft, to anyone with the link.
     * An earlier link to the same entry becomes invalid.
     */
    createDraftPreview: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.create-preview`,
      request: change,
      response: newPreviewSchema,
    }),

    /** Returns the draft of a link. NOT_FOUND for an unknown or expired token, and one of another entry. */
    getDraftPreview: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.get-preview`,
      request: entry.extend({ token: previewToken }),
      response: draftPreviewSchema,
      idempotent: true,
    }),

    /** Start of the recorded history of these kinds, and the scheduled changes. */
    getSiteTimes: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.get-site-times`,
      request: z.object({}),
      response: siteTimesSchema,
      idempotent: true,
    }),

    /**
     * Entries that visitors see differently at `to` than at `from`, by kind. VALIDATION_FAILED, with the field, for an
     * instant before the recorded history.
     */
    listSiteChanges: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.list-site-changes`,
      request: instants,
      response: siteChangesSchema,
      idempotent: true,
      deadlineMs: CLEANING_MS,
    }),

    /** Returns the visible differences of one entry. NOT_FOUND when it is public at neither instant. */
    diffSiteChange: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.diff-site-change`,
      request: instants.extend({ kind, id: entryId }),
      response: siteChangeDiffSchema,
      idempotent: true,
      deadlineMs: CLEANING_MS,
    }),

    /**
     * Registers a token that shows the site at an instant. All services with content get the same token, and one
     * of them, with `recorded`, writes the audit record. VALIDATION_FAILED for an instant before the recorded
     * history.
     */
    createSitePreview: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.create-site-preview`,
      request: z.object({ at: instantText, token: previewToken, by: memberName, recorded: z.boolean() }),
      response: z.object({ expiresAt: z.string() }),
    }),

    /** NOT_FOUND for an unknown or expired token, and one of another instant. */
    getSitePreview: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.get-site-preview`,
      request: z.object({ at: instantNumber, token: previewToken }),
      response: sitePreviewSchema,
      idempotent: true,
    }),

    /**
     * Internal links in entries of a kind, live or in a draft, ordered by entry id and starting after `after`;
     * filtered by `to` if given. `next` is the `after` of the next slice.
     */
    listLinks: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.list-links`,
      request: z.object({
        kind,
        after: z.int().min(0).max(2_147_483_647).default(0),
        limit: z.int().min(1).max(50).default(50),
        /** Origin of the site, to recognise absolute links. */
        origin: z.url(),
        to: z.array(z.string().max(2_000)).max(50).optional(),
      }),
      response: z.object({ uses: z.array(linkUseSchema), next: z.int().nullable() }),
      idempotent: true,
      deadlineMs: CLEANING_MS,
    }),

    /**
     * Replaces an upload by another one in an entry and its draft, without publishing the draft. An entry that
     * does not use the file stays unchanged.
     */
    replaceFile: defineRpc({
      subject: `rpc.${service}.v1.${prefix}.replace-file`,
      request: change.extend({ from: filename, to: filename }),
      response: z.object({ replaced: z.boolean() }),
      deadlineMs: CLEANING_MS,
    }),
  };
}

export type LifecycleRpcs = ReturnType<typeof lifecycleRpcs>;
export type LifecycleRequest<Name extends keyof LifecycleRpcs> = z.output<LifecycleRpcs[Name]['request']>;
/** The contract of a lifecycle RPC by its name, for any service. */
export type LifecycleRpc<Name extends keyof LifecycleRpcs> = RpcContract<
  z.ZodType<LifecycleRequest<Name>>,
  z.ZodType<unknown, z.input<LifecycleRpcs[Name]['response']>>
>;
