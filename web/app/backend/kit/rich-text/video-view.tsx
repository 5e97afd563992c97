import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { Icon } from '../../../shared/ui/icon';
import { Button } from '../../../shared/ui/button';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

/** Shows only a link to the film, so that its host gets no request from staff who are writing. */
export function VideoView({ node, editor, selected, deleteNode }: NodeViewProps) {
  const address = node.attrs.address as string;
  return (
    <NodeViewWrapper className={styles.block} data-selected={selected || undefined}>
      <p className={styles.blockName} data-drag-handle>
        <Icon name="play" size={18} />{' '}
        {WORDS.filmOf(address.startsWith('https://vimeo.com/') ? 'Vimeo' : 'YouTube')}
      </p>
      <p>
        <a className="backend-link" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      {editor.isEditable && (
        <Button kind="quiet" onClick={deleteNode}>
          {WORDS.remove('video')}
        </Button>
      )}
    </NodeViewWrapper>
  );
}
