import type { ImportPreview, ImportProblem } from '@manzil/contracts/leads/lead-import';
import { useId } from 'react';
import { ScrollTable } from '../../../../shared/ui/scroll-table';
import table from '../../../../shared/ui/data-table.module.css';
import { formatDateTime } from '../../../kit/labels/format-date-time';
import { SOURCE_LABELS } from '../enter-lead-texts';
import { KIND_LABELS, STAGE_LABELS } from '../lead-labels';
import { IMPORT_LABELS as TEXTS } from './import-texts';
import styles from './import.module.css';
import { memberName } from '../../../kit/labels/member-name';

/** The first rows as they would be stored. */
export function FirstLeads({ first }: Pick<ImportPreview, 'first'>) {
  const heading = useId();
  if (first.length === 0) return null;
  return (
    <section className="backend-panel backend-form" aria-labelledby={heading}>
      <h2 id={heading} className="backend-title">
        {TEXTS.first}
      </h2>
      <ScrollTable caption={TEXTS.first} head={TEXTS.firstHead} stacked={table.stacked}>
        {first.map(({ line, lead }) => (
          <tr key={line}>
            <td data-label={TEXTS.firstHead[0]} className={styles.line}>
              {line}
            </td>
            <td data-label={TEXTS.firstHead[1]}>{lead.name}</td>
            <td data-label={TEXTS.firstHead[2]}>{lead.email || '–'}</td>
            <td data-label={TEXTS.firstHead[3]} className={styles.line}>
              {lead.phone ?? '–'}
            </td>
            <td data-label={TEXTS.firstHead[4]}>
              {lead.receivedAt === null ? TEXTS.receivedNow : formatDateTime(lead.receivedAt)}
            </td>
            <td data-label={TEXTS.firstHead[5]}>{lead.stage === null ? '–' : STAGE_LABELS[lead.stage]}</td>
            <td data-label={TEXTS.firstHead[6]}>{SOURCE_LABELS[lead.source]}</td>
            <td data-label={TEXTS.firstHead[7]}>
              {lead.assignee === null ? '–' : memberName(lead.assignee)}
            </td>
            <td data-label={TEXTS.firstHead[8]}>{KIND_LABELS[lead.kind]}</td>
            <td data-label={TEXTS.firstHead[9]}>{lead.home?.title ?? '–'}</td>
            <td data-label={TEXTS.firstHead[10]}>{lead.tags.join(', ') || '–'}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

interface ProblemTableProps {
  problems: readonly ImportProblem[];
  /** The total, including problems that are not listed. */
  problemCount: number;
}

export function ProblemTable({ problems, problemCount }: ProblemTableProps) {
  const heading = useId();
  if (problems.length === 0) return null;
  return (
    <section className="backend-panel backend-form" aria-labelledby={heading}>
      <h2 id={heading} className="backend-title">
        {TEXTS.problems}
      </h2>
      {problemCount > problems.length && <p>{TEXTS.someProblems(problems.length, problemCount)}</p>}
      <div className={styles.problems}>
        <ScrollTable caption={TEXTS.problems} head={TEXTS.problemHead} stacked={table.stacked}>
          {problems.map(({ line, column, message, skips }, index) => (
            <tr key={index}>
              <td data-label={TEXTS.problemHead[0]} className={styles.line}>
                {line}
              </td>
              <td data-label={TEXTS.problemHead[1]}>{column ?? TEXTS.wholeRow}</td>
              <td data-label={TEXTS.problemHead[2]}>{message}</td>
              <td data-label={TEXTS.problemHead[3]} className={skips ? styles.skipped : undefined}>
                {skips ? TEXTS.skips : TEXTS.leavesOut}
              </td>
            </tr>
          ))}
        </ScrollTable>
      </div>
    </section>
  );
}
