import type { ImportRun } from '@manzil/contracts/listings/import-run';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A completed run of the feed for tests; `state` overrides it. */
export const sampleRun = (number: number, state: Partial<ImportRun> = {}): ImportRun => ({
  id: idOf(number),
  source: 'primary',
  kind: 'feed',
  location: 'https://feed.test/all.xml',
  format: 'propspace',
  trigger: 'omar',
  dryRun: false,
  state: 'done',
  bytes: 1_500_000,
  counts: {
    read: 1_200,
    added: 3,
    changed: 40,
    unchanged: 1_150,
    withdrawn: 2,
    missing: 0,
    rejected: 5,
    duplicates: 0,
  },
  feedHash: null,
  problems: [],
  problemCount: 0,
  error: null,
  reasons: [],
  approvable: false,
  decision: null,
  decidedBy: null,
  undoes: null,
  revision: number,
  requestedAt: `2026-11-20T0${number}:00:00Z`,
  startedAt: `2026-11-20T0${number}:00:01Z`,
  finishedAt: `2026-11-20T0${number}:01:31Z`,
  ...state,
});
