import type { FileUser } from '../media-use/claim-files.js';
import type { SavedBlockEntity } from './saved-block.entity.js';

/** Returns the files of a saved block; a deleted one keeps its claims, because it can be restored. */
export const savedBlockUser = ({ id, name, version, html, css }: SavedBlockEntity): FileUser => ({
  owner: `saved-block:${id}`,
  label: `Block: ${name}`,
  version,
  texts: [html, css],
});
