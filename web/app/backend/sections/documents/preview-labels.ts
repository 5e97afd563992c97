import { formatDateTime } from '../../kit/labels/format-date-time';

export interface PreviewState {
  /** True when the preview contains unsaved input. */
  unsaved: boolean;
  /** ISO 8601 */
  savedAt: string;
  /** True when a draft is saved, which visitors do not see. */
  isDraft: boolean;
}

export function previewWords({ unsaved, savedAt, isDraft }: PreviewState): string {
  if (unsaved) return 'As it would be. Not saved yet.';
  const time = formatDateTime(savedAt);
  return isDraft
    ? `The draft as it was saved ${time}. Visitors do not see it.`
    : `Saved ${time}, as visitors see it.`;
}
