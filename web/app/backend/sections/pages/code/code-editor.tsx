import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PageFinding } from '@manzil/contracts/content/page-check';
import type { EditorView } from '@codemirror/view';
import { useReadOnly } from '../../../../shared/ui/read-only';
import {
  moveToLine,
  renameEditor,
  replaceText,
  showFindings,
  startCodeEditor,
  takeCaret,
  type Caret,
  type CodeNames,
} from './start-code-editor';
import styles from './code-editor.module.css';

interface CodeEditorProps extends CodeNames {
  language: PageFinding['field'];
  value: string;
  onText: (text: string) => void;
  findings: readonly PageFinding[];
  /** Receives a function that brings a line into view; undefined when the editor is removed. */
  attach: (show: ((line: number) => void) | undefined) => void;
  /** Caret in the field that this editor replaces. */
  caret: RefObject<Caret | undefined>;
}

/** HTML or CSS with colours and line numbers; findings are marked at their lines. */
export default function CodeEditor({
  language,
  value,
  onText,
  findings,
  attach,
  caret,
  ...names
}: CodeEditorProps) {
  const { label, describedBy, isInvalid } = names;
  const isReadOnly = useReadOnly();
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ value, onText, attach, names });
  /** The last text that the editor and its parent component exchanged. */
  const agreed = useRef(value);
  useEffect(() => {
    latest.current = { value, onText, attach, names };
  });

  // A layout effect, so that typing in the replaced field continues here without losing a key.
  useLayoutEffect(() => {
    if (frame.current === null) return;
    agreed.current = latest.current.value;
    const onTyped = (text: string): void => {
      if (text === agreed.current) return;
      agreed.current = text;
      // Synchronous, so that a save by the next key or click includes this text.
      flushSync(() => {
        latest.current.onText(text);
      });
    };
    const first = { language, text: agreed.current, isReadOnly, onText: onTyped };
    const made = startCodeEditor(frame.current, latest.current.names, first);
    view.current = made;
    if (caret.current !== undefined) takeCaret(made, caret.current);
    latest.current.attach((line) => {
      moveToLine(made, line);
    });
    return () => {
      latest.current.attach(undefined);
      made.destroy();
    };
  }, [language, isReadOnly, caret]);

  useEffect(() => {
    if (view.current !== undefined) renameEditor(view.current, { label, describedBy, isInvalid });
  }, [label, describedBy, isInvalid]);

  // A layout effect, because a key that is pressed before a passive one runs would be replaced by the text before it.
  useLayoutEffect(() => {
    if (view.current === undefined || value === agreed.current) return;
    agreed.current = value;
    replaceText(view.current, value);
  }, [value]);

  useEffect(() => {
    if (view.current !== undefined) showFindings(view.current, findings);
  }, [findings]);

  return <div ref={frame} className={styles.editor} />;
}
