import { z } from 'zod';

export const LEAD_STAGES = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost'] as const;
export const leadStageSchema = z.enum(LEAD_STAGES);
export type LeadStage = z.infer<typeof leadStageSchema>;

export const LOST_REASONS = [
  ...(['no-answer', 'price', 'found-elsewhere', 'not-suitable', 'plans-changed', 'other'] as const),
] as const;
export const lostReasonSchema = z.enum(LOST_REASONS);
export type LostReason = z.infer<typeof lostReasonSchema>;

const STATUS_OF_STAGE = {
  new: 'new',
  contacted: 'in-progress',
  viewing: 'in-progress',
  offer: 'in-progress',
  won: 'done',
  lost: 'done',
} as const satisfies Record<LeadStage, string>;

/** Status of a lead by its stage. */
export const statusOfStage = (stage: LeadStage): (typeof STATUS_OF_STAGE)[LeadStage] =>
  STATUS_OF_STAGE[stage];

/** Stages by status; the first is used for a lead with a status only. Spam and done leads have none. */
export const stagesOfStatus = (status: string): LeadStage[] =>
  LEAD_STAGES.filter((stage) => STATUS_OF_STAGE[stage] === status);
