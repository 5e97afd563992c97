import type { LeadSummary } from '@manzil/contracts/leads/lead';
import type { LeadStage, LostReason } from '@manzil/contracts/leads/stage';
import { useState } from 'react';
import { toasts } from '../../../../shared/ui/toast-queue';
import { useRefresh } from '../../../kit/data/use-refresh';
import { ApiProblem, messageOf } from '../../../kit/data/call-api';
import { changeLead } from '../change-lead';
import { BOARD_LABELS, STAGE_LABELS, WORK_LABELS } from '../lead-labels';

/** A lead shown in its new stage while the change is being saved. */
export interface Move {
  lead: LeadSummary;
  to: LeadStage;
}

export interface StageMoves {
  pending: readonly Move[];
  /** Moves a lead; does nothing while the same lead is being moved. */
  move: (lead: LeadSummary, to: LeadStage, lostReason?: LostReason) => Promise<void>;
}

/** Moves leads between stages: shown at once, taken back when the server refuses, and undone by a click. */
export function useStageMove(): StageMoves {
  const [pending, setPending] = useState<readonly Move[]>([]);
  const refresh = useRefresh();
  const move = async (lead: LeadSummary, to: LeadStage, lostReason?: LostReason): Promise<void> => {
    const { id, version, stage: from } = lead;
    if (from === to || pending.some((each) => each.lead.id === id)) return;
    setPending((now) => [...now, { lead, to }]);
    let report: () => void;
    try {
      const saved = await changeLead(id, version, { stage: to, ...(lostReason && { lostReason }) });
      const undo = (back: LeadStage): void => {
        const reason = from === 'lost' ? (lead.lostReason ?? 'other') : undefined;
        void move({ ...lead, version: saved.version, stage: to, lostReason: saved.lostReason }, back, reason);
      };
      report = () => {
        // A lead that was done without an outcome has no stage to go back to.
        const action =
          from === null
            ? undefined
            : {
                label: WORK_LABELS.undo,
                run: () => {
                  undo(from);
                },
              };
        toasts.done(BOARD_LABELS.moved(lead.name ?? lead.email, STAGE_LABELS[to]), action);
      };
    } catch (error) {
      const isLate = error instanceof ApiProblem && error.isConflict;
      report = () => {
        toasts.failed(isLate ? `${messageOf(error)}. ${BOARD_LABELS.asItIs}` : messageOf(error));
      };
    }
    await refresh();
    setPending((now) => now.filter((each) => each.lead.id !== id));
    report();
  };
  return { pending, move };
}

/** Applies pending moves to a column: leads that leave it are removed, and arriving ones are put first. */
export function withMoves(
  column: { stage: LeadStage; leads: readonly LeadSummary[]; total: number },
  pending: readonly Move[],
): { leads: LeadSummary[]; total: number } {
  const { stage, leads } = column;
  const stored = new Set(leads.map(({ id }) => id));
  const coming = pending.filter(({ to, lead }) => to === stage && !stored.has(lead.id));
  const leaving = new Set(
    pending.filter(({ to, lead }) => to !== stage && stored.has(lead.id)).map(({ lead }) => lead.id),
  );
  return {
    leads: [...coming.map(({ lead }) => lead), ...leads.filter(({ id }) => !leaving.has(id))],
    total: column.total + coming.length - leaving.size,
  };
}
