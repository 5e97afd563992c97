import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

export const WaitingView = ({ node }: NodeViewProps) => (
  <NodeViewWrapper className={styles.block}>
    <p role="status" className={styles.soft}>
      {WORDS.uploading(node.attrs.name as string)}
    </p>
  </NodeViewWrapper>
);
