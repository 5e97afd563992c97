import type { FieldIssue } from '../../kit/data/call-api';
import { fieldWords } from '../../kit/labels/audit-labels';
import { formatTime } from '../../kit/labels/format-date-time';
import { POST_TEXTS as TEXTS } from './post-texts';

interface SaveState {
  isSending: boolean;
  dirty: boolean;
  /** Error message when the current values cannot be saved. */
  issue: FieldIssue | undefined;
  isScheduled: boolean;
  failures: number;
  isRefused: boolean;
  savedAt: Date | undefined;
  isStored: boolean;
}

export function saveMessages(state: SaveState): string {
  const { isSending, dirty, issue, isScheduled, failures, isRefused, savedAt, isStored } = state;
  if (isSending) return TEXTS.saving;
  if (!dirty) {
    if (savedAt !== undefined) return TEXTS.savedAt(formatTime(savedAt.toISOString()));
    return isStored ? TEXTS.saved : TEXTS.empty;
  }
  if (failures > 0) return TEXTS.retrying;
  if (issue !== undefined) return TEXTS.invalid(`${fieldWords(issue.field)}: ${issue.message}`);
  if (isScheduled) return TEXTS.scheduled;
  return isRefused ? TEXTS.refused : TEXTS.unsaved;
}
