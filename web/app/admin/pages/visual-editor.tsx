import { useEffect, useRef, useState, type KeyboardEvent as KeyPress } from 'react';
import type { Editor } from 'grapesjs';
import { MediaPicker } from '../media/media-picker';
import { Button } from '../../ui/button';
import { startVisualEditor, type Shown } from './start-visual-editor';
import { VisualEditorBar } from './visual-editor-bar';
import 'grapesjs/dist/css/grapes.min.css';
import styles from './visual-editor.module.css';

interface VisualEditorProps extends Shown {
  onChange: (shown: Shown) => void;
  onTyping: () => void;
  onSaveKey: (event: KeyboardEvent) => void;
  /** Takes what hands over the last words; with undefined when there is no editor any more. */
  attach: (flush: (() => Promise<Shown>) | undefined) => void;
}

const PARTS = [
  ['blocks', 'Blocks'],
  ['styles', 'Style'],
  ['traits', 'Settings'],
  ['layers', 'Layers'],
] as const;
type Part = (typeof PARTS)[number][0];

/** A page put together by dragging. It is begun on the values of its first moment; a new `key` begins it anew. */
export default function VisualEditor({ html, css, ...listeners }: VisualEditorProps) {
  const [first] = useState({ html, css });
  const [editor, setEditor] = useState<Editor | undefined>();
  const [part, setPart] = useState<Part>('blocks');
  const [choose, setChoose] = useState<((url: string) => void) | undefined>();
  const canvas = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<Part, HTMLDivElement>());
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });

  useEffect(() => {
    const place = (key: Part): HTMLElement => places.current.get(key) ?? document.createElement('div');
    if (canvas.current === null) return;
    const { editor: made, flush } = startVisualEditor(
      {
        canvas: canvas.current,
        blocks: place('blocks'),
        styles: place('styles'),
        traits: place('traits'),
        layers: place('layers'),
      },
      first,
      {
        onChange: (shown) => {
          latest.current.onChange(shown);
        },
        onTyping: () => {
          latest.current.onTyping();
        },
        onSaveKey: (event) => {
          latest.current.onSaveKey(event);
        },
        onPicture: (take) => {
          setChoose(() => take);
        },
      },
    );
    made.on('load', () => {
      setEditor(made);
    });
    // Words being typed belong to the page as soon as the keyboard has left them, as after a click elsewhere.
    const settle = ({ target }: FocusEvent): void => {
      const inside = target instanceof Node && canvas.current?.contains(target) === true;
      if (!inside && made.getEditing() !== undefined) void flush();
    };
    document.addEventListener('focusin', settle);
    latest.current.attach(flush);
    return () => {
      latest.current.attach(undefined);
      document.removeEventListener('focusin', settle);
      made.destroy();
    };
  }, [first]);

  return (
    <div className={styles.editor}>
      <VisualEditorBar editor={editor} />
      <div className={styles.work}>
        <div className={styles.canvas}>
          <div ref={canvas} />
        </div>
        <aside className={styles.side} aria-label="Blocks and styles">
          <div className={styles.parts} role="group" aria-label="Parts of the editor">
            {PARTS.map(([key, title]) => (
              <Button
                key={key}
                kind={key === part ? 'primary' : 'quiet'}
                aria-pressed={key === part}
                onClick={() => {
                  setPart(key);
                }}
              >
                {title}
              </Button>
            ))}
          </div>
          {PARTS.map(([key]) => (
            <div
              key={key}
              hidden={key !== part}
              onKeyDown={key === 'blocks' ? clickByKey : undefined}
              ref={(element) => {
                if (element !== null) places.current.set(key, element);
              }}
            />
          ))}
        </aside>
      </div>
      {choose !== undefined && (
        <MediaPicker
          onChoose={([asset]) => {
            if (asset !== undefined) choose(`/uploads/${asset.filename}`);
            setChoose(undefined);
          }}
          onClose={() => {
            setChoose(undefined);
          }}
        />
      )}
    </div>
  );
}

/** What is a button in role alone is pressed by Enter and the space bar all the same. */
function clickByKey(event: KeyPress): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.click();
}
