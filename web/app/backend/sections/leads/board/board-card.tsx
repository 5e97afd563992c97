import { useDraggable } from '@dnd-kit/core';
import type { LeadSummary } from '@manzil/contracts/leads/lead';
import { leadStageSchema, type LeadStage } from '@manzil/contracts/leads/stage';
import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '../../../kit/labels/format-date-time';
import { aboutOf } from '../about-of';
import { withLead } from '../../../kit/address/lead-search-params';
import { NextAction } from '../next-action';
import { BOARD_LABELS, KIND_LABELS, optionsOf, STAGE_LABELS } from '../lead-labels';
import { EditOnly, useReadOnly } from '../../../../shared/ui/read-only';
import styles from './board.module.css';
import { memberName } from '../../../kit/labels/member-name';

interface BoardCardProps {
  lead: LeadSummary;
  stage: LeadStage;
  isLifted: boolean;
  /** True after the lead was moved by the keyboard, to keep the focus on it. */
  hasFocus: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
  onMove: (to: LeadStage) => void;
}

/** A lead on the board: moved by dragging, by the keyboard, or by its stage menu. */
export function BoardCard({ lead, stage, isLifted, hasFocus, onKeyDown, onLeave, onMove }: BoardCardProps) {
  const [params] = useSearchParams();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: lead.id,
    data: lead,
    disabled: useReadOnly(),
  });
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) handle.current?.focus();
  }, [hasFocus]);
  const name = lead.name ?? lead.email;
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-lifted={isLifted || undefined}
      data-dragged={isDragging || undefined}
      {...listeners}
    >
      <div className={styles.title}>
        <Link to={withLead(params, lead.id)} preventScrollReset draggable={false} className={styles.name}>
          {name}
        </Link>
        <EditOnly>
          <button
            ref={handle}
            type="button"
            className={styles.handle}
            aria-label={BOARD_LABELS.move(name)}
            aria-pressed={isLifted}
            onKeyDown={onKeyDown}
            onBlur={onLeave}
          >
            ⠿
          </button>
        </EditOnly>
      </div>
      <CardText lead={lead} />
      <EditOnly>
        <select
          className={styles.menu}
          aria-label={BOARD_LABELS.stageOf(name)}
          value={stage}
          onMouseDown={keepFromDrag}
          onTouchStart={keepFromDrag}
          onChange={({ target }) => {
            onMove(leadStageSchema.parse(target.value));
          }}
        >
          {optionsOf(STAGE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </EditOnly>
    </li>
  );
}

/** The card's text below the name, also used while it is dragged. */
export function CardText({ lead }: { lead: LeadSummary }) {
  const about = aboutOf(lead);
  const assignee = lead.assignee === null ? BOARD_LABELS.nobody : memberName(lead.assignee);
  return (
    <>
      {about !== '' && <p className={styles.about}>{about}</p>}
      <p className={styles.details}>
        {[KIND_LABELS[lead.kind], assignee, formatDateTime(lead.receivedAt)].join(' · ')}
      </p>
      <NextAction lead={lead} />
    </>
  );
}

function keepFromDrag(event: SyntheticEvent): void {
  event.stopPropagation();
}
