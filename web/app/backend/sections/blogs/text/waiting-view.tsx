import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { TEXT_LABELS as WORDS } from './texts';
import styles from './post-text.module.css';

export const WaitingView = ({ node }: NodeViewProps) => (
  <NodeViewWrapper className={styles.block}>
    <p role="status" className={styles.soft}>
      {WORDS.uploading(node.attrs.name as string)}
    </p>
  </NodeViewWrapper>
);
