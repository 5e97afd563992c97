import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { AreaField } from '../../../shared/ui/field';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

/** HTML unknown to the editor: shown in a frame without scripts, and edited only as HTML. */
export function RawHtmlView({ node, editor, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const html = node.attrs.html as string;
  const [edited, setEdited] = useState<string | undefined>();
  const [height, setHeight] = useState(96);
  return (
    <NodeViewWrapper className={styles.block} data-selected={selected || undefined}>
      <p className={styles.blockName} data-drag-handle>
        {WORDS.keptName}
      </p>
      <iframe
        title={WORDS.keptName}
        className={styles.kept}
        // Without "allow-scripts" nothing runs; the height is read from outside.
        sandbox="allow-same-origin"
        srcDoc={`<!doctype html><meta charset="utf-8"><body style="font:16px sans-serif;margin:8px">${html}`}
        style={{ blockSize: height }}
        onLoad={({ currentTarget }) => {
          const content = currentTarget.contentDocument?.documentElement.scrollHeight ?? 0;
          setHeight(Math.min(480, Math.max(64, content)));
        }}
      />
      {editor.isEditable && (
        <>
          <p className={styles.soft}>{WORDS.keptHint}</p>
          <div className="backend-actions">
            <Button
              onClick={() => {
                setEdited(html);
              }}
            >
              {WORDS.keptEdit}
            </Button>
            <Button kind="quiet" onClick={deleteNode}>
              {WORDS.remove('this part')}
            </Button>
          </div>
        </>
      )}
      {edited !== undefined && (
        <Dialog
          wide
          title={WORDS.keptTitle}
          onClose={() => {
            setEdited(undefined);
          }}
        >
          <div className="backend-form">
            <AreaField label="HTML" rows={12} value={edited} onText={setEdited} spellCheck={false} />
            <div className="backend-actions">
              <Button
                kind="primary"
                onClick={() => {
                  setEdited(undefined);
                  if (edited.trim() === '') deleteNode();
                  else updateAttributes({ html: edited });
                }}
              >
                {WORDS.keptSave}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </NodeViewWrapper>
  );
}
