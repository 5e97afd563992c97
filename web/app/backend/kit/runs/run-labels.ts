import type { ChangeKind, ImportRun, ImportState } from '@manzil/contracts/listings/import-run';
import { memberName } from '../labels/member-name';

const dateTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

export const timeOf = (iso: string): string => dateTime.format(new Date(iso));

const STATES: Readonly<Record<ImportState, string>> = {
  queued: 'Waiting',
  fetching: 'Fetching',
  staging: 'Reading',
  judging: 'Checking',
  committing: 'Publishing',
  done: 'Done',
  quarantined: 'Held back',
  failed: 'Failed',
  cancelled: 'Cancelled',
  'rolled-back': 'Rolled back',
};

/** Short label of the state, for lists. */
export const stateOf = ({ state, dryRun }: ImportRun): string =>
  `${STATES[state]}${dryRun ? ' (dry run)' : ''}`;

const SENTENCES: Readonly<Record<ImportState, string>> = {
  queued: 'Waiting for its turn',
  fetching: 'Fetching the feed',
  staging: 'Reading the listings',
  judging: 'Comparing them with the site',
  committing: 'Putting them on the site',
  done: 'Data is updated!',
  quarantined: 'Held back: nothing on the site has changed',
  failed: 'Failed: nothing on the site has changed',
  cancelled: 'Cancelled: nothing on the site has changed',
  'rolled-back': 'Rolled back: what it did was undone later',
};

/** States the progress or result of a run. */
export function sentenceOf({ state, dryRun, kind, decision }: ImportRun): string {
  if (state === 'done' && dryRun) return 'Dry run finished. Nothing was changed.';
  if (state === 'done' && kind === 'rollback') return 'The listings are as they were before';
  if (state === 'cancelled' && decision === 'discarded') return 'Discarded: nothing on the site has changed';
  return SENTENCES[state];
}

export type Tone = 'good' | 'bad' | 'busy' | 'plain';

export function toneOf({ state, finishedAt }: ImportRun): Tone {
  if (finishedAt === null) return 'busy';
  if (state === 'done') return 'good';
  return state === 'failed' || state === 'quarantined' ? 'bad' : 'plain';
}

const KINDS: Readonly<Record<ImportRun['kind'], string>> = {
  feed: 'Update of the listings',
  rollback: 'Roll back',
  expiry: 'Removal of missing listings',
};

export const titleOf = ({ kind, dryRun }: ImportRun): string => (dryRun ? 'Dry run' : KINDS[kind]);

/** Names who started the run. */
export function askerOf({ trigger, kind }: ImportRun): string {
  if (kind === 'rollback') return memberName(trigger.replace(/^rollback of \S+ by /, ''));
  if (trigger === 'cli') return 'the command line';
  if (trigger === 'schedule') return 'the schedule';
  return trigger === 'start' ? 'the first start' : memberName(trigger);
}

export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
  missing: 'Missing, removed next time',
  unmarked: 'No longer missing',
};

export function changesOf({ counts }: ImportRun): string {
  const said = [
    [counts.added, 'added'],
    [counts.changed, 'changed'],
    [counts.withdrawn, 'withdrawn'],
    [counts.missing, 'missing'],
    [counts.rejected, 'rejected'],
  ] as const;
  const words = said
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en')} ${word}`);
  return words.length > 0 ? words.join(', ') : 'Nothing changed';
}
