import type { SavedBlock } from '@manzil/contracts/content/saved-block';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from 'grapesjs';
import { useEffect, useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { nameBlockGroups } from '../name-block-groups';
import { savedBlocksQuery } from './saved-block-calls';
import { TEXTS } from './saved-block-texts';
import { SavedBlocksDialog } from './saved-blocks-dialog';

interface SavedBlocksProps {
  /** Undefined until it has loaded. */
  editor: Editor | undefined;
}

/** Adds the saved blocks to the editor's list of blocks, and opens the list in which they are managed. */
export function SavedBlocks({ editor }: SavedBlocksProps) {
  const { data, isLoadingError, refetch } = useQuery(savedBlocksQuery);
  const [isOpen, setOpen] = useState(false);
  const blocks = data?.blocks;
  useEffect(() => {
    if (editor !== undefined && blocks !== undefined) showBlocks(editor, blocks);
  }, [editor, blocks]);
  if (isLoadingError)
    return (
      <div role="alert">
        <p>{TEXTS.unread}</p>
        <Button onClick={() => void refetch()}>{TEXTS.again}</Button>
      </div>
    );
  return (
    <>
      {blocks !== undefined && blocks.length > 0 && (
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          {TEXTS.manage}
        </Button>
      )}
      {isOpen && blocks !== undefined && (
        <SavedBlocksDialog
          blocks={blocks}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const SIGN =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M6.500 4h11v16l-5.500-4-5.500 4z"/></svg>';
const PREFIX = 'saved-';

function showBlocks({ Blocks }: Editor, blocks: readonly SavedBlock[]): void {
  const before = Blocks.getAll().models.filter((block) => String(block.id).startsWith(PREFIX));
  for (const block of before) Blocks.remove(block);
  for (const { id, name, html, css } of blocks)
    Blocks.add(`${PREFIX}${String(id)}`, {
      label: asHtml(name),
      category: TEXTS.group,
      media: SIGN,
      content: `${html}\n<style>\n${css}\n</style>`,
      attributes: { role: 'button', tabindex: '0' },
    });
  // The editor leaves the title of a group after its last block is removed.
  if (before.length > 0) Blocks.render(Blocks.getAll().models);
  const list = Blocks.getContainer();
  if (list !== undefined) nameBlockGroups(list);
}

/** The editor draws labels as HTML. */
function asHtml(text: string): string {
  const place = document.createElement('span');
  place.textContent = text;
  return place.innerHTML;
}
