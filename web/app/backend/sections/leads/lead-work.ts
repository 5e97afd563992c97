import type { Lead, LeadChange, LeadStatus } from '@manzil/contracts/leads/lead';
import {
  stagesOfStatus,
  statusOfStage,
  type LeadStage,
  type LostReason,
} from '@manzil/contracts/leads/stage';

/** The form values that staff edit on a lead; an empty assignee or stage is none. */
export interface LeadWork {
  status: LeadStatus;
  stage: LeadStage | '';
  lostReason: LostReason | '';
  assignee: string;
  nextAction: string;
  nextActionOn: string;
  /** AED; empty for none. */
  dealValue: string;
  commission: string;
  notes: string;
}

export const workOf = (lead: Lead): LeadWork => ({
  status: lead.status,
  stage: lead.stage ?? '',
  lostReason: lead.lostReason ?? '',
  assignee: lead.assignee ?? '',
  nextAction: lead.nextAction ?? '',
  nextActionOn: lead.nextActionOn ?? '',
  dealValue: lead.dealValue?.toString() ?? '',
  commission: lead.commission?.toString() ?? '',
  notes: lead.notes,
});

/** Only what differs is sent: a colleague's change of something else stays. */
export function changeBetween(stored: LeadWork, now: LeadWork): LeadChange {
  const isStage = now.stage !== stored.stage || now.lostReason !== stored.lostReason;
  return {
    ...(now.status !== stored.status && { status: now.status }),
    ...(isStage && now.stage !== '' && { stage: now.stage }),
    ...(isStage && now.stage === 'lost' && now.lostReason !== '' && { lostReason: now.lostReason }),
    ...(now.nextAction !== stored.nextAction && { nextAction: orNull(now.nextAction) }),
    ...(now.nextActionOn !== stored.nextActionOn && { nextActionOn: orNull(now.nextActionOn) }),
    ...(now.dealValue !== stored.dealValue && { dealValue: amountOf(now.dealValue) }),
    ...(now.commission !== stored.commission && { commission: amountOf(now.commission) }),
    ...(now.assignee !== stored.assignee && { assignee: orNull(now.assignee) }),
    ...(now.notes !== stored.notes && { notes: now.notes }),
  };
}

/** Thousands may be separated by commas. What is no number is refused by the contract. */
const amountOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replaceAll(/[,\s]/g, ''));

/** Deals have an amount once there is an offer. */
export const hasDeal = ({ stage, dealValue, commission }: LeadWork): boolean =>
  stage === 'offer' || stage === 'won' || dealValue !== '' || commission !== '';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** A stage sets the status, and clears the reason of a loss unless it is `lost`. */
export const withStage = (stage: LeadStage | ''): Partial<LeadWork> => ({
  stage,
  ...(stage !== '' && { status: statusOfStage(stage) }),
  ...(stage !== 'lost' && { lostReason: '' as const }),
});

/** Keeps the stage when the status has it, otherwise takes the first stage of the status. */
export function withStatus(status: LeadStatus, { stage, lostReason }: LeadWork): Partial<LeadWork> {
  const stages = stagesOfStatus(status);
  if (stage !== '' && stages.includes(stage)) return { status, stage, lostReason };
  // Staff choose whether a done lead was won.
  const next = status === 'done' ? '' : (stages[0] ?? '');
  return { status, stage: next, lostReason: '' };
}
