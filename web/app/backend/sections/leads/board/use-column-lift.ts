import type { LeadSummary } from '@manzil/contracts/leads/lead';
import { LEAD_STAGES, type LeadStage } from '@manzil/contracts/leads/stage';
import { useState, type KeyboardEvent } from 'react';
import { BOARD_LABELS, STAGE_LABELS } from '../lead-labels';

export interface ColumnLift {
  lifted: string | undefined;
  /** The stage that the lifted lead would be dropped into. */
  over: LeadStage | undefined;
  /** The lead that was dropped last, to keep the focus on it. */
  dropped: string | undefined;
  /** For a live region. */
  words: string;
  /** Handles keys on the lead's drag handle. */
  onKeyDown: (lead: LeadSummary, event: KeyboardEvent) => void;
  cancel: () => void;
}

/** Moves leads by keyboard: Space lifts a lead, the arrow keys choose a stage, Space drops it, and Escape cancels. */
export function useColumnLift(onDrop: (lead: LeadSummary, to: LeadStage) => void): ColumnLift {
  const [lift, setLift] = useState<{ lead: LeadSummary; over: LeadStage }>();
  const [words, setWords] = useState('');
  const [dropped, setDropped] = useState<string>();
  const goTo = (lead: LeadSummary, over: LeadStage, isFirst: boolean): void => {
    const name = lead.name ?? lead.email;
    setLift({ lead, over });
    setDropped(undefined);
    setWords(
      isFirst ? BOARD_LABELS.lifted(name, STAGE_LABELS[over]) : BOARD_LABELS.over(name, STAGE_LABELS[over]),
    );
  };
  const cancel = (): void => {
    if (lift === undefined) return;
    setLift(undefined);
    setWords(BOARD_LABELS.stays(lift.lead.name ?? lift.lead.email));
  };
  const onKeyDown = (lead: LeadSummary, event: KeyboardEvent): void => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (lift?.lead.id !== lead.id) {
      if (!isPress || lead.stage === null) return;
      event.preventDefault();
      if (!event.repeat) goTo(lead, lead.stage, true);
      return;
    }
    const step = stepOf(event);
    if (step === 0 && !isPress && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    else if (step !== 0) goTo(lead, neighbour(lift.over, step), false);
    // Key repeat must not drop a lead that was just lifted.
    else if (!event.repeat) {
      setLift(undefined);
      setWords('');
      setDropped(lead.id);
      onDrop(lead, lift.over);
    }
  };
  return { lifted: lift?.lead.id, over: lift?.over, dropped, words, onKeyDown, cancel };
}

/** Returns the step between columns; 0 for any other key. */
function stepOf({ key, currentTarget }: KeyboardEvent): -1 | 0 | 1 {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowRight') return isMirrored ? -1 : 1;
  if (key === 'ArrowLeft') return isMirrored ? 1 : -1;
  return 0;
}

/** At either end the lead stays where it is. */
const neighbour = (stage: LeadStage, step: -1 | 1): LeadStage =>
  LEAD_STAGES[LEAD_STAGES.indexOf(stage) + step] ?? stage;
