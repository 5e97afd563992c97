import { EditorView } from '@codemirror/view';
import { render } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import CodeEditor from './code-editor';

function viewIn(frame: HTMLElement | null): EditorView {
  const editor = frame?.querySelector<HTMLElement>('.cm-editor');
  const view = editor ? EditorView.findFromDOM(editor) : null;
  if (view === null) throw new Error('There is no editor');
  return view;
}

/** Types as soon as the editor is in the page, before passive effects run. */
function Typing() {
  const [text, setText] = useState('<p>mo');
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<undefined>(undefined);
  useLayoutEffect(() => {
    const view = viewIn(frame.current);
    const at = view.state.doc.length;
    view.dispatch({ changes: { from: at, insert: 'u' }, selection: { anchor: at + 1 } });
  }, []);
  return (
    <div ref={frame}>
      <CodeEditor
        language="html"
        label="HTML"
        describedBy={undefined}
        isInvalid={false}
        value={text}
        onText={setText}
        findings={[]}
        attach={() => undefined}
        caret={caret}
      />
    </div>
  );
}

it('the code editor keeps the caret behind a key that is pressed while it appears', () => {
  const { container } = render(<Typing />);
  const { doc, selection } = viewIn(container).state;
  expect([doc.toString(), selection.main.head]).toEqual(['<p>mou', 6]);
});
