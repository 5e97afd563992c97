import { ruleIdSchema, ruleSchema } from '@manzil/rules/rule';
import { z } from 'zod';
import {
  managedRuleSchema,
  newVersionSchema,
  ruleSummarySchema,
  versionDiffSchema,
} from '../content/rule.js';
import { memberName } from '../content/text.js';
import { cachedAs } from './endpoint.js';
import { defineOperation } from './operation.js';
import { numberInPath } from './path-values.js';

const version = z.int().min(1).max(10_000);

/** Versions that may be shown, of all dates; excludes low confidence and unconfirmed versions. */
export const listConfirmedRules = defineOperation({
  method: 'GET',
  path: '/api/rules',
  audience: 'public',
  area: 'Content',
  summary: 'The confirmed rules that costs are calculated from, with their former versions',
  responses: { 200: z.object({ rules: z.array(ruleSchema) }) },
  cached: cachedAs('rules'),
  subject: 'rpc.content.v1.rule.list-confirmed',
  idempotent: true,
});

/** All rules by their ids, without their versions. */
export const listRules = defineOperation({
  method: 'GET',
  path: '/api/admin/rules',
  audience: 'rules.read',
  area: 'Content editing',
  summary: 'All rules, with what waits for staff',
  responses: { 200: z.object({ rules: z.array(ruleSummarySchema) }) },
  subject: 'rpc.content.v1.rule.list',
  idempotent: true,
});

export const showRule = defineOperation({
  method: 'GET',
  path: '/api/admin/rules/:id',
  audience: 'rules.read',
  area: 'Content editing',
  summary: 'A rule with all its versions',
  params: z.object({ id: ruleIdSchema }),
  responses: { 200: managedRuleSchema },
  problems: ['NOT_FOUND'],
  subject: 'rpc.content.v1.rule.get',
  idempotent: true,
});

/** CONFLICT for a version of low confidence, which has no figure to show. */
export const confirmRuleVersion = defineOperation({
  method: 'POST',
  path: '/api/admin/rules/:id/versions/:version/confirmations',
  audience: 'rules.edit',
  area: 'Content editing',
  summary: 'Confirms a version of a rule, or that it was checked again',
  params: z.object({ id: ruleIdSchema, version: numberInPath }),
  body: z.object({ reviewBy: z.iso.date() }),
  responses: { 200: managedRuleSchema },
  problems: ['NOT_FOUND', 'CONFLICT'],
  subject: 'rpc.content.v1.rule.confirm-version',
  caller: ['by'],
  request: z.object({ id: ruleIdSchema, version, reviewBy: z.iso.date(), by: memberName }),
});

/** The new version must still be confirmed. CONFLICT when another one was added since `lastVersion`. */
export const addRuleVersion = defineOperation({
  method: 'POST',
  path: '/api/admin/rules/:id/versions',
  audience: 'rules.edit',
  area: 'Content editing',
  summary: 'Adds a version of a rule; earlier ones stay as they are',
  params: z.object({ id: ruleIdSchema }),
  body: newVersionSchema,
  responses: { 201: managedRuleSchema },
  problems: ['NOT_FOUND', 'CONFLICT'],
  subject: 'rpc.content.v1.rule.add-version',
  caller: ['by'],
  request: newVersionSchema.safeExtend({ id: ruleIdSchema, by: memberName }),
});

export const diffRuleVersions = defineOperation({
  method: 'GET',
  path: '/api/admin/rules/:id/versions/:version/diff/:other',
  audience: 'rules.read',
  area: 'Content editing',
  summary: 'Differences of two versions of a rule',
  params: z.object({ id: ruleIdSchema, version: numberInPath, other: numberInPath }),
  responses: { 200: versionDiffSchema },
  problems: ['NOT_FOUND'],
  subject: 'rpc.content.v1.rule.diff-versions',
  request: z.object({ id: ruleIdSchema, version, other: version }),
  idempotent: true,
});
