import type { DiffPart } from '@manzil/contracts/content/lifecycle';
import styles from './diff.module.css';

interface DiffLinesProps {
  title: string;
  sections: readonly { name: string; parts: readonly DiffPart[] }[];
}

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;
const SPOKEN = { same: '', added: 'Added: ', removed: 'Removed: ' } as const;

/** The changes of one save, line by line, in named sections. */
export const DiffLines = ({ title, sections }: DiffLinesProps) => (
  <div className={styles.diff}>
    <h2>{title}</h2>
    {sections.length === 0 && <p>No changes.</p>}
    {sections.map(({ name, parts }) => (
      <section key={name} aria-label={name}>
        <h3>{name}</h3>
        <div className={styles.lines} tabIndex={0} role="region" aria-label={`Changes of ${name}`}>
          {parts.map((line, index) =>
            'count' in line ? (
              <p key={index} className={styles.skipped}>
                {line.count === 1 ? '1 line' : `${line.count} lines`}{' '}
                {line.kind === 'skipped' ? 'as before' : 'more'}
              </p>
            ) : (
              <p key={index} className={styles[line.kind]}>
                <span aria-hidden="true">{SIGNS[line.kind]}</span>
                <span className="visually-hidden">{SPOKEN[line.kind]}</span>
                <code>{line.text}</code>
              </p>
            ),
          )}
        </div>
      </section>
    ))}
  </div>
);
