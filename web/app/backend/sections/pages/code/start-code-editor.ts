import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { PageFinding } from '@manzil/contracts/content/page-check';

/** Name, description and state of the editor for screen readers. */
export interface CodeNames {
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** A selection, as offsets into the text. */
export interface Caret {
  from: number;
  to: number;
}

interface CodeOptions {
  language: PageFinding['field'];
  text: string;
  isReadOnly: boolean;
  onText: (text: string) => void;
}

const LANGUAGES: Readonly<Record<PageFinding['field'], () => Extension>> = {
  html: () => html(),
  css: () => css(),
};
const SEVERITY = { error: 'error', removed: 'warning', hides: 'warning' } as const;
const attributes = new Compartment();

/** Tab indents; Escape and then Tab leaves the editor. */
export function startCodeEditor(
  parent: HTMLElement,
  names: CodeNames,
  { language, text, isReadOnly, onText }: CodeOptions,
): EditorView {
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      lintGutter(),
      foldGutter({ openText: '▾', closedText: '▸' }),
      history(),
      bracketMatching(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      LANGUAGES[language](),
      syntaxHighlighting(classHighlighter),
      keymap.of([
        ...defaultKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...foldKeymap,
        ...lintKeymap,
        indentWithTab,
      ]),
      EditorState.tabSize.of(2),
      EditorState.readOnly.of(isReadOnly),
      attributes.of(attributesOf(names)),
      EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
        if (docChanged) onText(doc.toString());
      }),
    ],
  });
  return new EditorView({ state, parent });
}

const attributesOf = ({ label, describedBy, isInvalid }: CodeNames): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    // Editable content is reachable by Tab without it, but accessibility checkers of scrollable regions do not know
    // that.
    tabindex: '0',
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  });

export function renameEditor(view: EditorView, names: CodeNames): void {
  view.dispatch({ effects: attributes.reconfigure(attributesOf(names)) });
}

/** Replaces the text, with undo; the caret stays as close to its position as possible. */
export function replaceText(view: EditorView, text: string): void {
  const { doc, selection } = view.state;
  const head = Math.min(selection.main.head, text.length);
  view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, selection: { anchor: head } });
}

/** Restores the selection of the previous field, and focuses the editor. */
export function takeCaret(view: EditorView, { from, to }: Caret): void {
  const { length } = view.state.doc;
  view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) } });
  view.focus();
}

/** Marks the lines of findings. */
export function showFindings(view: EditorView, findings: readonly PageFinding[]): void {
  const { doc } = view.state;
  const diagnostics = findings
    .filter(({ line }) => line <= doc.lines)
    .map(({ line, kind, message }): Diagnostic => {
      const { from, to, text } = doc.line(line);
      const indent = text.length - text.trimStart().length;
      return { from: Math.min(from + indent, to), to, severity: SEVERITY[kind], message };
    });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Selects a line, counted from 1, and focuses the editor. */
export function moveToLine(view: EditorView, line: number): void {
  const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}
