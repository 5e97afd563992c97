import type { Component } from 'grapesjs';
import type { PartFinding } from './use-shown-findings';
import styles from './checks-panel.module.css';

interface ChecksPanelProps {
  findings: readonly PartFinding[];
  /** Shows a part of the page in the canvas. */
  onShow: (part: Component) => void;
}

/** Lists what visitors could not read, see or use, each with a button that leads to it. No finding prevents a save. */
export function ChecksPanel({ findings, onShow }: ChecksPanelProps) {
  return (
    <section className={styles.checks} aria-label="Checks of the page">
      <p role="status">{countOf(findings.length)}</p>
      <ul>
        {findings.map(({ place, message, part }, index) => (
          <li key={index}>
            {part === undefined ? (
              <strong>{place}</strong>
            ) : (
              <button
                type="button"
                className="backend-link"
                onClick={() => {
                  onShow(part);
                }}
              >
                {place}
              </button>
            )}
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <p>
        Headings, links, pictures and contrast are checked as you edit. The page can be saved all the same.
      </p>
    </section>
  );
}

function countOf(count: number): string {
  if (count === 0) return 'No issues found. You can still save.';
  return count === 1 ? '1 place to look at' : `${String(count)} places to look at`;
}
