import { useState } from 'react';
import type { Editor } from 'grapesjs';
import { Button } from '../../../shared/ui/button';
import { SaveBlockButton } from './saved-blocks/save-block-button';
import styles from './visual-editor.module.css';

const DEVICES = [
  ['computer', 'Computer'],
  ['tablet', 'Tablet'],
  ['phone', 'Phone'],
] as const;
const OUTLINES = 'core:component-outline';

/** Undo, outlines, blocks made of parts of the page, and the width of the canvas. */
export function VisualEditorBar({ editor }: { editor: Editor | undefined }) {
  const [device, setDevice] = useState<string>('computer');
  const [outlined, setOutlined] = useState(false);
  const disabled = editor === undefined;
  return (
    <div className={styles.bar} role="toolbar" aria-label="Visual editor">
      <Button kind="quiet" disabled={disabled} onClick={() => editor?.UndoManager.undo()}>
        Undo
      </Button>
      <Button kind="quiet" disabled={disabled} onClick={() => editor?.UndoManager.redo()}>
        Redo
      </Button>
      <Button
        kind="quiet"
        disabled={disabled}
        aria-pressed={outlined}
        onClick={() => {
          if (outlined) editor?.stopCommand(OUTLINES);
          else editor?.runCommand(OUTLINES);
          setOutlined(!outlined);
        }}
      >
        {outlined ? 'Hide outlines' : 'Show outlines'}
      </Button>
      <SaveBlockButton editor={editor} />
      <span className={styles.devices} role="group" aria-label="Width of the canvas">
        {DEVICES.map(([id, name]) => (
          <Button
            key={id}
            kind={id === device ? 'secondary' : 'quiet'}
            disabled={disabled}
            aria-pressed={id === device}
            onClick={() => {
              editor?.setDevice(id);
              setDevice(id);
            }}
          >
            {name}
          </Button>
        ))}
      </span>
    </div>
  );
}
