import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { LeadSummary } from '@manzil/contracts/leads/lead';
import { LEAD_STAGES, leadStageSchema, type LeadStage } from '@manzil/contracts/leads/stage';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BOARD_LABELS } from '../lead-labels';
import { CardText } from './board-card';
import { BoardColumn } from './board-column';
import { LostQuestion } from './lost-question';
import { StageTab } from './stage-tab';
import { useColumnLift } from './use-column-lift';
import { useStageMove } from './use-stage-move';
import styles from './board.module.css';

/** Leads in columns, by stage. */
export function LeadBoard() {
  const [params] = useSearchParams();
  const { pending, move } = useStageMove();
  const [lost, setLost] = useState<LeadSummary>();
  const [dragged, setDragged] = useState<LeadSummary>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const current = leadStageSchema.catch('new').parse(params.get('column'));
  const moveTo = (lead: LeadSummary, to: LeadStage): void => {
    if (to === 'lost' && lead.stage !== 'lost') setLost(lead);
    else void move(lead, to);
  };
  const lift = useColumnLift(moveTo);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: SILENT }}
      onDragStart={({ active }) => {
        lift.cancel();
        setDragged(active.data.current as LeadSummary);
      }}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        const to = leadStageSchema.safeParse(over?.id);
        if (dragged !== undefined && to.success) moveTo(dragged, to.data);
      }}
      onDragCancel={() => {
        setDragged(undefined);
      }}
    >
      <nav className={styles.stages} aria-label={BOARD_LABELS.stages}>
        {LEAD_STAGES.map((stage) => (
          <StageTab key={stage} stage={stage} pending={pending} isCurrent={stage === current} />
        ))}
      </nav>
      <div className={styles.board} role="region" aria-label={BOARD_LABELS.title} tabIndex={0}>
        {LEAD_STAGES.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            pending={pending}
            lift={lift}
            isCurrent={stage === current}
            onMove={moveTo}
          />
        ))}
      </div>
      <p className="visually-hidden" aria-live="assertive">
        {lift.words}
      </p>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.overlay}>
            <span className={styles.name}>{dragged.name ?? dragged.email}</span>
            <CardText lead={dragged} />
          </div>
        )}
      </DragOverlay>
      {lost !== undefined && (
        <LostQuestion
          name={lost.name ?? lost.email}
          onAnswer={(reason) => {
            setLost(undefined);
            void move(lost, 'lost', reason);
          }}
          onCancel={() => {
            setLost(undefined);
          }}
        />
      )}
    </DndContext>
  );
}

/** A pointer drag needs no announcements: it is visible, and a message follows. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
