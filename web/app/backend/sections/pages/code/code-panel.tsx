import { useRef, useState } from 'react';
import type { PageFinding } from '@manzil/contracts/content/page-check';
import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import { MAX_PAGE_CSS_BYTES, MAX_PAGE_HTML_BYTES, type PageFields } from '@manzil/contracts/content/page';
import { messageBytes } from '@manzil/contracts/content/text';
import { forget, recall, remember } from '../../../../shared/lib/local-memory';
import { Button } from '../../../../shared/ui/button';
import { useReadOnly } from '../../../../shared/ui/read-only';
import type { Draft } from '../use-page-draft';
import { CodeField } from './code-field';
import { CodeFindings } from './code-findings';
import { useCodeFindings } from './use-code-findings';
import { useFormattedOnOpening } from './use-formatted-on-opening';
import styles from './code-panel.module.css';

/** The choice of plain text fields is stored on this device. */
const PLAIN = 'plaincode';

interface CodePanelProps {
  draft: Draft<PageFields>;
}

/** HTML and CSS side by side, with the code that a save would refuse or remove. */
export function CodePanel({ draft: { values, set, issueOf } }: CodePanelProps) {
  const shown = { html: useFormattedOnOpening(values.html), css: values.css };
  const { html, css } = shown;
  const [isPlain, setPlain] = useState(() => recall(PLAIN) !== null);
  const checked = useCodeFindings({ html, css }, !useReadOnly());
  const goTo = useRef(new Map<PageFinding['field'], (line: number) => void>());
  const fields = [
    {
      language: 'html',
      label: 'HTML',
      hint: `${sizeOf(html, MAX_PAGE_HTML_BYTES)} Scripts, frames and forms are taken out when it is saved.`,
    },
    {
      language: 'css',
      label: 'CSS',
      hint: `${sizeOf(css, MAX_PAGE_CSS_BYTES)} It reaches this page only; .${PAGE_ROOT_CLASS} is the whole of it.`,
    },
  ] as const;
  return (
    <>
      <div className="backend-actions">
        <Button
          kind="quiet"
          aria-pressed={isPlain}
          onClick={() => {
            if (isPlain) forget(PLAIN);
            else remember(PLAIN, '1');
            setPlain(!isPlain);
          }}
        >
          Plain text fields
        </Button>
        {!isPlain && (
          <p className={styles.keys}>
            Tab indents. To leave the editor by keyboard, press Escape and then Tab.
          </p>
        )}
      </div>
      <div className={styles.code}>
        {fields.map(({ language, label, hint }) => (
          <CodeField
            key={language}
            language={language}
            label={label}
            hint={hint}
            issue={issueOf(language)}
            value={shown[language]}
            onText={(value) => {
              set(language, value);
            }}
            isPlain={isPlain}
            findings={checked.findings.filter(({ field }) => field === language)}
            attach={(show) => {
              if (show === undefined) goTo.current.delete(language);
              else goTo.current.set(language, show);
            }}
          />
        ))}
      </div>
      <CodeFindings
        checked={checked}
        onShow={({ field, line }) => {
          goTo.current.get(field)?.(line);
        }}
      />
    </>
  );
}

const sizeOf = (text: string, most: number): string =>
  `${Math.ceil(messageBytes(text) / 1_000)} of ${most / 1_000} kB.`;
