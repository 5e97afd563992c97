import { useEffect, useState } from 'react';
import type { Editor } from 'grapesjs';
import { Button } from '../../../shared/ui/button';
import { TemplateDialog } from './templates/template-dialog';
import styles from './visual-editor.module.css';

/** Keeps the existing style rules of the page. */
const KEEPS_RULES = { at: 0, avoidUpdateStyle: true };

interface EmptyCanvasHintProps {
  editor: Editor;
  /** Opens the fields into which code is pasted. */
  onCode: () => void;
}

/** Explains over an empty page how to add blocks. A block can be dropped through it. */
export function EmptyCanvasHint({ editor, onCode }: EmptyCanvasHintProps) {
  const isEmpty = useIsEmpty(editor);
  const [isChoosing, setChoosing] = useState(false);
  const close = (): void => {
    setChoosing(false);
  };
  if (!isEmpty) return null;
  return (
    <>
      <section className={styles.hint} aria-labelledby="empty-canvas">
        <div>
          <h2 id="empty-canvas">This page is empty</h2>
          <p>Drag a block from the list to this place, or press one to add it at the end.</p>
          <p>With the keyboard, move to a block with Tab and press Enter.</p>
          <div className="backend-actions">
            <Button
              kind="primary"
              onClick={() => {
                setChoosing(true);
              }}
            >
              Choose a template
            </Button>
            <Button onClick={onCode}>Paste HTML and CSS</Button>
          </div>
        </div>
      </section>
      {isChoosing && (
        <TemplateDialog
          onClose={close}
          onChoose={({ content }) => {
            close();
            editor.addComponents(content, KEEPS_RULES);
          }}
        />
      )}
    </>
  );
}

function useIsEmpty(editor: Editor): boolean {
  const [isEmpty, setIsEmpty] = useState(() => hasNoBlocks(editor));
  useEffect(() => {
    const look = (): void => {
      setIsEmpty(hasNoBlocks(editor));
    };
    const changes = 'component:add component:remove undo redo';
    editor.on(changes, look);
    return () => {
      editor.off(changes, look);
    };
  }, [editor]);
  return isEmpty;
}

/** Whitespace between tags is not a block. */
const hasNoBlocks = (editor: Editor): boolean =>
  (editor.getWrapper()?.components().models ?? []).every(
    (part) => part.is('textnode') && part.getInnerHTML().trim() === '',
  );
