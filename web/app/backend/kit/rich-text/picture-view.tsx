import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import type { Figure } from './figure';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

export function PictureView({ node, editor, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const figure = node.attrs as Figure;
  const { src = '', alt = '' } = figure.html;
  return (
    <NodeViewWrapper className={styles.block} data-selected={selected || undefined}>
      <img src={src} alt={alt} className={styles.picture} data-drag-handle />
      {!editor.isEditable && figure.caption !== '' && <p className={styles.soft}>{figure.caption}</p>}
      {editor.isEditable && (
        <div className={styles.blockFields}>
          <TextField
            label={WORDS.alt}
            hint={alt.trim() === '' ? WORDS.altMissing : WORDS.altHint}
            value={alt}
            maxLength={500}
            onText={(text) => {
              updateAttributes({ html: { ...figure.html, alt: text } });
            }}
          />
          <TextField
            label={WORDS.caption}
            value={figure.caption}
            maxLength={300}
            onText={(caption) => {
              updateAttributes({ caption });
            }}
          />
          <Button kind="quiet" onClick={deleteNode}>
            {WORDS.remove('picture')}
          </Button>
        </div>
      )}
    </NodeViewWrapper>
  );
}
