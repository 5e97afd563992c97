import type { Editor } from '@tiptap/core';
import { MediaPicker } from '../media/media-picker';
import { pictureOf } from './figure';
import { insertBlocks } from './insert-blocks';
import { HomeDialog } from './home-dialog';
import { LinkDialog } from './link-dialog';
import { VideoDialog } from './video-dialog';

export type Insertion = 'link' | 'picture' | 'gallery' | 'video' | 'home';

interface InsertDialogProps {
  kind: Insertion;
  editor: Editor;
  onClose: () => void;
}

/** Asks for the content to insert at the cursor. */
export function InsertDialog({ kind, editor, onClose }: InsertDialogProps) {
  const insert = (...nodes: { type: string; attrs: object }[]): void => {
    onClose();
    // Runs after the dialog has returned the focus to its opener.
    setTimeout(() => {
      insertBlocks(editor, nodes);
    });
  };
  if (kind === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  if (kind === 'video')
    return (
      <VideoDialog
        onVideo={(address) => {
          insert({ type: 'video', attrs: { address } });
        }}
        onClose={onClose}
      />
    );
  if (kind === 'home')
    return (
      <HomeDialog
        onHome={({ id, reference }) => {
          insert({ type: 'home', attrs: { id: String(id), reference } });
        }}
        onClose={onClose}
      />
    );
  return (
    <MediaPicker
      multiple={kind === 'gallery'}
      onChoose={(assets) => {
        const pictures = assets.map(pictureOf);
        if (kind === 'gallery') insert({ type: 'gallery', attrs: { pictures } });
        else insert(...pictures.map((attrs) => ({ type: 'picture', attrs })));
      }}
      onClose={onClose}
    />
  );
}
