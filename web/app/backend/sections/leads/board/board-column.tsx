import { useDroppable } from '@dnd-kit/core';
import type { LeadSummary } from '@manzil/contracts/leads/lead';
import type { LeadStage } from '@manzil/contracts/leads/stage';
import { useEffect, useId } from 'react';
import { Button } from '../../../../shared/ui/button';
import { BOARD_LABELS, STAGE_LABELS } from '../lead-labels';
import { BoardCard } from './board-card';
import { useColumn } from './use-column';
import type { ColumnLift } from './use-column-lift';
import type { Move } from './use-stage-move';
import styles from './board.module.css';

interface BoardColumnProps {
  stage: LeadStage;
  pending: readonly Move[];
  lift: ColumnLift;
  /** The column that is shown on narrow screens. */
  isCurrent: boolean;
  onMove: (lead: LeadSummary, to: LeadStage) => void;
}

export function BoardColumn({ stage, pending, lift, isCurrent, onMove }: BoardColumnProps) {
  const titleId = useId();
  const { leads, total, more } = useColumn(stage, pending);
  const { setNodeRef, node, isOver } = useDroppable({ id: stage });
  const isChosen = lift.over === stage;
  useEffect(() => {
    if (isChosen) node.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isChosen, node]);
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      aria-labelledby={titleId}
      data-current={isCurrent || undefined}
      data-over={isOver || isChosen || undefined}
    >
      <h2 id={titleId} className={styles.heading}>
        {STAGE_LABELS[stage]} <span className={styles.count}>{total.toLocaleString('en')}</span>
      </h2>
      {total === 0 ? (
        <p className={styles.none}>{BOARD_LABELS.none}</p>
      ) : (
        <ul className={styles.cards}>
          {leads.map((lead) => (
            <BoardCard
              key={lead.id}
              lead={lead}
              stage={stage}
              isLifted={lift.lifted === lead.id}
              hasFocus={lift.dropped === lead.id}
              onKeyDown={(event) => {
                lift.onKeyDown(lead, event);
              }}
              onLeave={lift.cancel}
              onMove={(to) => {
                onMove(lead, to);
              }}
            />
          ))}
        </ul>
      )}
      {more !== undefined && (
        <Button busy={more.isLoading} onClick={more.load}>
          {BOARD_LABELS.more(STAGE_LABELS[stage])}
        </Button>
      )}
    </section>
  );
}
