import type { ImportRun } from '@manzil/contracts/listings/import-run';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

export const timeOf = (iso: string): string => moment.format(new Date(iso));

const STATES: Readonly<Record<string, string>> = {
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

export const stateOf = ({ state, dryRun }: ImportRun): string =>
  `${STATES[state] ?? state}${dryRun ? ' (dry run)' : ''}`;

export type Tone = 'good' | 'bad' | 'busy' | 'plain';

export function toneOf({ state, finishedAt }: ImportRun): Tone {
  if (finishedAt === null) return 'busy';
  if (state === 'done') return 'good';
  return state === 'failed' ? 'bad' : 'plain';
}

/** What became of the listings, in one line. */
export function changesOf({ counts }: ImportRun): string {
  const said = [
    [counts.added, 'added'],
    [counts.changed, 'changed'],
    [counts.withdrawn, 'withdrawn'],
    [counts.rejected, 'rejected'],
  ] as const;
  const words = said
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en')} ${word}`);
  return words.length > 0 ? words.join(', ') : 'Nothing changed';
}
