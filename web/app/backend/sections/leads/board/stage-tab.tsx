import type { LeadStage } from '@manzil/contracts/leads/stage';
import { Link, useSearchParams } from 'react-router';
import { STAGE_LABELS } from '../lead-labels';
import { useColumn } from './use-column';
import type { Move } from './use-stage-move';
import styles from './board.module.css';

interface StageTabProps {
  stage: LeadStage;
  pending: readonly Move[];
  isCurrent: boolean;
}

/** Links to a column on narrow screens. */
export function StageTab({ stage, pending, isCurrent }: StageTabProps) {
  const [params] = useSearchParams();
  const { total } = useColumn(stage, pending);
  const next = new URLSearchParams(params);
  next.set('column', stage);
  return (
    <Link to={`?${next.toString()}`} replace preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
      {STAGE_LABELS[stage]} <span className={styles.count}>{total.toLocaleString('en')}</span>
    </Link>
  );
}
