import { useEffect, useRef, useState, type KeyboardEvent as KeyPress } from 'react';
import type { Editor } from 'grapesjs';
import { MediaPicker } from '../../kit/media/media-picker';
import { Button } from '../../../shared/ui/button';
import { ChecksPanel } from './checks/checks-panel';
import { useShownFindings } from './checks/use-shown-findings';
import { EmptyCanvasHint } from './empty-canvas-hint';
import { SavedBlocks } from './saved-blocks/saved-blocks';
import {
  startVisualEditor,
  type AttachedEditor,
  type PictureRequest,
  type Shown,
} from './start-visual-editor';
import { VisualEditorBar } from './visual-editor-bar';
import 'grapesjs/dist/css/grapes.min.css';
import styles from './visual-editor.module.css';

interface VisualEditorProps extends Shown {
  onChange: (shown: Shown) => void;
  onTyping: () => void;
  onSaveKey: (event: KeyboardEvent) => void;
  /** Opens the code of the page. */
  onCode: () => void;
  /** Receives the functions of the editor; undefined when it is removed. */
  attach: (editor: AttachedEditor | undefined) => void;
}

/** The panels that the editor draws itself. */
const DRAWN = [
  ['blocks', 'Blocks'],
  ['styles', 'Style'],
  ['traits', 'Settings'],
  ['layers', 'Layers'],
] as const;
type Drawn = (typeof DRAWN)[number][0];
const PARTS = [...DRAWN, ['checks', 'Checks']] as const;
type Part = Drawn | 'checks';

/** A page assembled by dragging. It starts with the first values; a new `key` starts it again. */
export default function VisualEditor({ html, css, ...listeners }: VisualEditorProps) {
  const [first] = useState({ html, css });
  const [editor, setEditor] = useState<Editor | undefined>();
  const [part, setPart] = useState<Part>('blocks');
  const [requested, setRequested] = useState<PictureRequest | undefined>();
  const canvas = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<Drawn, HTMLDivElement>());
  const findings = useShownFindings(editor);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });

  useEffect(() => {
    const place = (key: Drawn): HTMLElement => places.current.get(key) ?? document.createElement('div');
    if (canvas.current === null) return;
    const { editor: made, ...attached } = startVisualEditor(
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
        onPictures: setRequested,
      },
    );
    made.on('load', () => {
      setEditor(made);
    });
    // Ends inline editing when the focus leaves the canvas, as after a click elsewhere.
    const settle = ({ target }: FocusEvent): void => {
      const inside = target instanceof Node && canvas.current?.contains(target) === true;
      if (!inside && made.getEditing() !== undefined) void attached.flush();
    };
    document.addEventListener('focusin', settle);
    latest.current.attach(attached);
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
          {editor !== undefined && <EmptyCanvasHint editor={editor} onCode={listeners.onCode} />}
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
                {key === 'checks' && findings.length > 0 ? `${title} (${String(findings.length)})` : title}
              </Button>
            ))}
          </div>
          {DRAWN.map(([key]) => (
            <div
              key={key}
              hidden={key !== part}
              onKeyDown={key === 'blocks' ? clickByKey : undefined}
              ref={(element) => {
                if (element !== null) places.current.set(key, element);
              }}
            />
          ))}
          <div hidden={part !== 'blocks'} className={styles.saved}>
            <SavedBlocks editor={editor} />
          </div>
          {part === 'checks' && (
            <ChecksPanel
              findings={findings}
              onShow={(found) => {
                editor?.select(found, { scroll: true });
                canvas.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
          )}
        </aside>
      </div>
      {requested !== undefined && (
        <MediaPicker
          multiple={requested.multiple}
          onChoose={(assets) => {
            requested.take(assets.map(({ filename, alt }) => ({ url: `/uploads/${filename}`, alt })));
            setRequested(undefined);
          }}
          onClose={() => {
            setRequested(undefined);
          }}
        />
      )}
    </div>
  );
}

/** An element with only the role of a button is also pressed by Enter and the space bar. */
function clickByKey(event: KeyPress): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.click();
}
