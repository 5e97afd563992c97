import type { PageFinding } from '@manzil/contracts/content/page-check';
import type { CheckedCode } from './use-code-findings';
import styles from './code-panel.module.css';

const KINDS = { error: 'Mistake', removed: 'Removed by a save', hides: 'Hides the page' } as const;
const STATES = {
  checking: 'Checking …',
  failed: 'The code cannot be checked right now. It can be saved all the same.',
} as const;

interface CodeFindingsProps {
  checked: CheckedCode;
  /** Brings the line of a finding into view. */
  onShow: (finding: PageFinding) => void;
}

/** Mistakes by line, each with a button that leads to it. */
export function CodeFindings({ checked: { findings, state }, onShow }: CodeFindingsProps) {
  if (state === 'off') return null;
  return (
    <section className={styles.findings} aria-label="Check of the code">
      <p role="status">{state === 'checked' ? countOf(findings.length) : STATES[state]}</p>
      <ul>
        {findings.map((finding, index) => (
          <li key={index} data-kind={finding.kind}>
            <span className={styles.kind}>{KINDS[finding.kind]}</span>
            <button
              type="button"
              className="backend-link"
              onClick={() => {
                onShow(finding);
              }}
            >
              {finding.field.toUpperCase()}, line {finding.line}
            </button>
            <span>{finding.message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const countOf = (count: number): string => {
  if (count === 0) return 'No mistakes found. A save keeps all of it.';
  return count === 1 ? '1 place to look at' : `${count} places to look at`;
};
