import type { ImportPreview, ImportProblem } from '@manzil/contracts/leads/lead-import';
import { useId } from 'react';
import { ScrollTable } from '../../../ui/scroll-table';
import { formatDateTime } from '../../lib/format-date-time';
import { SOURCE_WORDS } from '../enter-lead-texts';
import { KIND_WORDS, STAGE_WORDS } from '../lead-words';
import { IMPORT_WORDS as TEXTS } from './import-texts';
import styles from './import.module.css';

/** The first rows as they would be stored. */
export function FirstLeads({ first }: Pick<ImportPreview, 'first'>) {
  const heading = useId();
  if (first.length === 0) return null;
  return (
    <section className="backend-panel backend-form" aria-labelledby={heading}>
      <h2 id={heading} className="backend-title">
        {TEXTS.first}
      </h2>
      <ScrollTable caption={TEXTS.first} head={TEXTS.firstHead}>
        {first.map(({ line, lead }) => (
          <tr key={line}>
            <td className={styles.line}>{line}</td>
            <td>{lead.name}</td>
            <td>{lead.email || '–'}</td>
            <td className={styles.line}>{lead.phone ?? '–'}</td>
            <td>{lead.receivedAt === null ? TEXTS.receivedNow : formatDateTime(lead.receivedAt)}</td>
            <td>{lead.stage === null ? '–' : STAGE_WORDS[lead.stage]}</td>
            <td>{SOURCE_WORDS[lead.source]}</td>
            <td>{lead.assignee ?? '–'}</td>
            <td>{KIND_WORDS[lead.kind]}</td>
            <td>{lead.home?.title ?? '–'}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

interface ProblemTableProps {
  problems: readonly ImportProblem[];
  /** How many there are, those that are not listed among them. */
  problemCount: number;
}

/** What is wrong with the rows, by line and column. */
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
        <ScrollTable caption={TEXTS.problems} head={TEXTS.problemHead}>
          {problems.map(({ line, column, message, skips }, index) => (
            <tr key={index}>
              <td className={styles.line}>{line}</td>
              <td>{column ?? TEXTS.wholeRow}</td>
              <td>{message}</td>
              <td className={skips ? styles.skipped : undefined}>{skips ? TEXTS.skips : TEXTS.leavesOut}</td>
            </tr>
          ))}
        </ScrollTable>
      </div>
    </section>
  );
}
