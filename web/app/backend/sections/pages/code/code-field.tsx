import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PageFinding } from '@manzil/contracts/content/page-check';
import { messageOf } from '../../../kit/data/call-api';
import { Button } from '../../../../shared/ui/button';
import { AreaField, describedBy, FieldNotes } from '../../../../shared/ui/field';
import { EditOnly } from '../../../../shared/ui/read-only';
import type { Caret } from './start-code-editor';
import styles from './code-panel.module.css';

/** The editor is large, so it is loaded when the code is opened. */
const CodeEditor = lazy(() => import('./code-editor'));

interface CodeFieldProps {
  language: PageFinding['field'];
  label: string;
  hint: string;
  issue: string | undefined;
  value: string;
  onText: (text: string) => void;
  isPlain: boolean;
  findings: readonly PageFinding[];
  /** Receives a function that brings a line into view; undefined when the editor is removed. */
  attach: (show: ((line: number) => void) | undefined) => void;
}

/** HTML or CSS in the code editor, or in a plain text field where that is preferred, and a button that formats it. */
export function CodeField({ isPlain, attach, findings, ...field }: CodeFieldProps) {
  const { language, label, hint, issue, value, onText } = field;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  /** Caret in the plain field when the code editor replaced it. */
  const caret = useRef<Caret>(undefined);

  const format = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { formatCode } = await import('./format-code');
      const formatted = await formatCode(language, value);
      if ('problem' in formatted) setProblem(`${label} cannot be formatted: ${formatted.problem}`);
      // Text typed in the meantime is kept.
      else if (latest.current === value) onText(formatted.text);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };

  const plain = (
    <PlainCode
      {...{ label, hint, issue, value }}
      onText={onText}
      attach={isPlain ? attach : undefined}
      onReplaced={(left) => {
        caret.current = left;
      }}
    />
  );
  return (
    <div className={styles.field}>
      {isPlain ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <div className={styles.named}>
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
            <CodeEditor
              language={language}
              label={label}
              describedBy={describedBy(id, { hint, issue })}
              isInvalid={issue !== undefined}
              {...{ value, onText, findings, attach, caret }}
            />
            <FieldNotes id={id} label={label} hint={hint} issue={issue} />
          </div>
        </Suspense>
      )}
      <EditOnly>
        <div>
          <Button busy={busy} disabled={value.trim() === ''} onClick={() => void format()}>
            Format {label}
          </Button>
        </div>
      </EditOnly>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface PlainCodeProps extends Pick<CodeFieldProps, 'label' | 'hint' | 'issue' | 'value' | 'onText'> {
  attach: CodeFieldProps['attach'] | undefined;
  /** Called on unmount with the caret, or undefined if it is not in this field. */
  onReplaced: (caret: Caret | undefined) => void;
}

function PlainCode({ attach, onReplaced, ...field }: PlainCodeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const replaced = useRef(onReplaced);
  useLayoutEffect(() => {
    replaced.current = onReplaced;
  });
  useLayoutEffect(() => {
    const area = frame.current?.querySelector('textarea');
    return () => {
      const { selectionStart: from = 0, selectionEnd: to = 0 } = area ?? {};
      replaced.current(area && area === document.activeElement ? { from, to } : undefined);
    };
  }, []);
  useEffect(() => {
    attach?.((line) => {
      const area = frame.current?.querySelector('textarea');
      if (area) showLine(area, line);
    });
    return () => attach?.(undefined);
  }, [attach]);
  return (
    <div ref={frame}>
      <AreaField {...field} rows={26} spellCheck={false} autoCapitalize="off" autoCorrect="off" wrap="off" />
    </div>
  );
}

/** Selects a line of a text field, counted from 1, which scrolls to it. */
function showLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  area.scrollTop = ((line - 3) / lines.length) * area.scrollHeight;
}
