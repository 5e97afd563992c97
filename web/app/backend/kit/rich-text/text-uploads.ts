import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { UPLOAD_TYPES } from '@manzil/contracts/media/upload';
import type { Editor } from '@tiptap/core';
import { isAccepted } from '../../../shared/lib/is-accepted';
import { messageOf } from '../data/call-api';
import { uploadFile } from '../data/upload-file';
import { fitPicture } from '../media/fit-picture';
import { MEDIA_TEXTS } from '../media/media-texts';
import { pictureOf } from './figure';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';

let uploads = 0;

/**
 * Inserts files into the text: a placeholder for each at once, and the picture after its upload. Refused files are
 * reported.
 */
export function insertFiles(
  editor: Editor,
  files: readonly File[],
  say: (words: string) => void,
  at = editor.state.selection.to,
): void {
  const pictures = files.filter((file) => {
    const isPicture = isAccepted(file, UPLOAD_TYPES.image);
    if (!isPicture) say(WORDS.refused(file.name, MEDIA_TEXTS.wrongType));
    return isPicture;
  });
  const places = pictures.map((file) => {
    uploads += 1;
    return { file, upload: `file-${String(uploads)}` };
  });
  if (places.length === 0) return;
  const content = places.map(({ file, upload }) => ({ type: 'waiting', attrs: { upload, name: file.name } }));
  editor.chain().insertContentAt(at, content).run();
  for (const place of places) void uploadTo(editor, place, say);
}

/** Uploads a picture whose placeholder is already in the text. */
export async function uploadTo(
  editor: Editor,
  { upload, file }: { upload: string; file: File },
  say: (words: string) => void,
): Promise<void> {
  try {
    const fitted = await fitPicture(file, MAX_IMAGE_BYTES);
    if (fitted === undefined) {
      replacePlace(editor, upload);
      say(WORDS.refused(file.name, WORDS.tooLarge));
      return;
    }
    if (fitted.note !== undefined) say(fitted.note);
    const asset = await uploadFile(fitted.file, () => undefined).done;
    replacePlace(editor, upload, pictureOf(asset));
  } catch (error) {
    replacePlace(editor, upload);
    say(WORDS.refused(file.name, messageOf(error)));
  }
}

/** Replaces a placeholder by the picture, or removes it; it may have been deleted in the meantime. */
function replacePlace(editor: Editor, upload: string, picture?: object): void {
  if (editor.isDestroyed) return;
  const { tr, doc, schema } = editor.state;
  doc.descendants((node, position) => {
    if (node.type.name !== 'waiting' || node.attrs.upload !== upload) return;
    const end = position + node.nodeSize;
    if (picture === undefined) tr.delete(position, end);
    else tr.replaceWith(position, end, schema.nodes.picture?.create(picture) ?? []);
  });
  editor.view.dispatch(tr);
}
