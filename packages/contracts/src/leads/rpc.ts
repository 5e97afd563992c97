import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { viewerSchema, type AskingMember } from './viewer.js';
import { leadCountsSchema } from './dashboard.js';
import { enteredLeadSchema } from './entered-lead.js';
import { enquirySubmissionSchema } from './enquiry.js';
import {
  exportCursorSchema,
  leadChangeSchema,
  leadFilterSchema,
  leadSchema,
  manyLeadsChangedSchema,
  manyLeadsChangeSchema,
  MOST_CHANGED_LEADS,
  newLeadsSchema,
} from './lead.js';
import {
  importColumnsSchema,
  importRowSchema,
  importValuesSchema,
  MOST_ROWS_AT_ONCE,
  readRowSchema,
} from './lead-import.js';
import { newsletterSubscriptionSchema } from './newsletter.js';
import { popupSubmissionSchema } from './popup.js';
import { line } from './text.js';

/** Counts a visit once per visitor token, however often it is sent. */
export const countVisit = defineRpc({
  subject: 'rpc.leads.v1.visit.count',
  request: z.object({ token: z.uuid() }),
  response: z.object({ counted: z.boolean(), total: z.int() }),
  idempotent: true,
});

export const getTraffic = defineRpc({
  subject: 'rpc.leads.v1.traffic.get',
  request: z.object({}),
  response: z.object({ total: z.int() }),
  idempotent: true,
});

/**
 * `created` is false when the email address was already subscribed, ignoring case. A subscription stored as suspected
 * spam is treated as absent.
 */
export const subscribeNewsletter = defineRpc({
  subject: 'rpc.leads.v1.newsletter.subscribe',
  request: newsletterSubscriptionSchema,
  response: z.object({ created: z.boolean() }),
  idempotent: true,
});

/**
 * `created` is false when the same submission was received before. CONFLICT when its id was used for another one, so
 * that a corrected form sent under an old id is not lost unnoticed. A submission that was suspected as spam joins the
 * inbox when it is sent again without suspicion.
 */
export const submitPopup = defineRpc({
  subject: 'rpc.leads.v1.popup.submit',
  request: popupSubmissionSchema,
  response: z.object({ created: z.boolean() }),
  idempotent: true,
});

/** See {@link submitPopup}. */
export const submitEnquiry = defineRpc({
  subject: 'rpc.leads.v1.enquiry.submit',
  request: enquirySubmissionSchema,
  response: z.object({ created: z.boolean() }),
  idempotent: true,
});

/**
 * The calling member, set by the gateway from the session: an agent gets only their own and unassigned leads;
 * other leads do not exist for them. Absent in requests of the previous release, which get all leads.
 */
const asMember = viewerSchema.optional();
export type AsMember = AskingMember | undefined;

/** Counts the new leads visible to each of the given members, in their order, without newsletter addresses. */
export const countNewLeads = defineRpc({
  subject: 'rpc.leads.v1.lead.count-new',
  request: z.object({ members: z.array(asMember.unwrap()).max(1_000) }),
  response: z.object({ counts: z.array(newLeadsSchema) }),
  idempotent: true,
});

/**
 * Stores a lead that a member enters, once per id, and returns its current state. VALIDATION_FAILED when the
 * listing is not on the market or an agent assigns the lead to another member; CONFLICT when the id was used for
 * another lead.
 */
export const createLead = defineRpc({
  subject: 'rpc.leads.v1.lead.enter',
  request: enteredLeadSchema.safeExtend({ asMember: asMember.unwrap() }),
  response: leadSchema,
  deadlineMs: 5_000,
  idempotent: true,
});

/**
 * Reads rows of a file of leads and, unless it is a dry run, stores them in one transaction. Rows that were stored
 * before change nothing. Not marked as idempotent, because a retry would report the rows stored by the first
 * attempt as existing.
 */
export const importLeads = defineRpc({
  subject: 'rpc.leads.v1.lead.import',
  request: z.object({
    columns: importColumnsSchema,
    /** Missing when the previous release asks. */
    values: importValuesSchema.default([]),
    rows: z.array(importRowSchema).min(1).max(MOST_ROWS_AT_ONCE),
    /** Members to whom leads can be assigned. */
    members: z.array(line(200)).max(1_000),
    dryRun: z.boolean(),
    /** The same for all slices of a file, to undo them together. Missing when the previous release asks. */
    importId: z.uuid().optional(),
    asMember: asMember.unwrap(),
  }),
  response: z.object({ rows: z.array(readRowSchema) }),
  deadlineMs: 10_000,
});

/**
 * Name of the member who makes the change; set by the gateway from the session. May be empty, because the previous
 * release does not send it during an update.
 */
const by = line(200).default('');

/**
 * Returns the lead after the change. NOT_FOUND for an unknown lead; CONFLICT with `details` { reason: 'version',
 * version, updatedBy, updatedAt } when it is no longer at `expectedVersion`.
 */
export const updateLead = defineRpc({
  subject: 'rpc.leads.v1.lead.update',
  request: leadChangeSchema.extend({ id: z.uuid(), expectedVersion: z.int().min(1), by, asMember }),
  response: leadSchema,
});

/** Changes each lead like {@link updateLead}, in a separate transaction. */
export const updateLeads = defineRpc({
  subject: 'rpc.leads.v1.lead.update-many',
  request: z.object({
    leads: z
      .array(z.object({ id: z.uuid(), expectedVersion: z.int().min(1) }))
      .min(1)
      .max(MOST_CHANGED_LEADS),
    change: manyLeadsChangeSchema,
    asMember: asMember.unwrap(),
  }),
  response: manyLeadsChangedSchema,
  deadlineMs: 10_000,
});

/**
 * A slice of a CSV file (RFC 4180, UTF-8), newest leads first. Without a cursor it begins with a byte order mark and
 * the header. The file is all slices joined, each requested with the `next` of the previous slice until that is null.
 * No cell begins with a character that makes a spreadsheet treat it as a formula.
 */
export const exportLeads = defineRpc({
  subject: 'rpc.leads.v1.lead.export',
  request: leadFilterSchema.extend({ cursor: exportCursorSchema.optional(), asMember }),
  response: z.object({ csv: z.string(), next: exportCursorSchema.nullable() }),
  deadlineMs: 10_000,
  idempotent: true,
});

export const countDashboard = defineRpc({
  subject: 'rpc.leads.v1.dashboard.count',
  request: z.object({}),
  response: leadCountsSchema,
  idempotent: true,
});
