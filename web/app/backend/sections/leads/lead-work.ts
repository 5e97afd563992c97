import type { Lead, LeadChange } from '@manzil/contracts/leads/lead';
import type { LeadStage, LostReason } from '@manzil/contracts/leads/stage';

/** The form values that staff edit on a lead; an empty assignee or stage is none. */
export interface LeadWork {
  stage: LeadStage | '';
  lostReason: LostReason | '';
  assignee: string;
  nextAction: string;
  nextActionOn: string;
  /** AED; empty for none. */
  dealValue: string;
  commission: string;
}

export const workOf = (lead: Lead): LeadWork => ({
  stage: lead.stage ?? '',
  lostReason: lead.lostReason ?? '',
  assignee: lead.assignee ?? '',
  nextAction: lead.nextAction ?? '',
  nextActionOn: lead.nextActionOn ?? '',
  dealValue: lead.dealValue?.toString() ?? '',
  commission: lead.commission?.toString() ?? '',
});

/** Only changed fields are sent, so that a colleague's changes to other fields are kept. */
export function changeBetween(stored: LeadWork, now: LeadWork): LeadChange {
  const isStage = now.stage !== stored.stage || now.lostReason !== stored.lostReason;
  return {
    ...(isStage && now.stage !== '' && { stage: now.stage }),
    ...(isStage && now.stage === 'lost' && now.lostReason !== '' && { lostReason: now.lostReason }),
    ...(now.nextAction !== stored.nextAction && { nextAction: orNull(now.nextAction) }),
    ...(now.nextActionOn !== stored.nextActionOn && { nextActionOn: orNull(now.nextActionOn) }),
    ...(now.dealValue !== stored.dealValue && { dealValue: amountOf(now.dealValue) }),
    ...(now.commission !== stored.commission && { commission: amountOf(now.commission) }),
    ...(now.assignee !== stored.assignee && { assignee: orNull(now.assignee) }),
  };
}

/** Thousands may be separated by commas. The contract refuses anything that is not a number. */
const amountOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replaceAll(/[,\s]/g, ''));

/** Deals have an amount once there is an offer. */
export const hasDeal = ({ stage, dealValue, commission }: LeadWork): boolean =>
  stage === 'offer' || stage === 'won' || dealValue !== '' || commission !== '';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** A stage other than `lost` clears the reason of a loss. */
export const withStage = (stage: LeadStage | ''): Partial<LeadWork> => ({
  stage,
  ...(stage !== 'lost' && { lostReason: '' as const }),
});
