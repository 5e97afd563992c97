import type { ImportProblem, ImportRun } from '@manzil/contracts/listings/import-run';
import type { ImportRunEntity } from './import-run.entity.js';

/** Maps a run with its first `problems`, if given. */
export function toImportRun(entity: ImportRunEntity, problems: ImportProblem[] = []): ImportRun {
  const {
    attempt: _attempt,
    seenAt: _seenAt,
    planDigest: _digest,
    undoneBy: _undoneBy,
    feedMark: _mark,
    unmappedValues: _unmapped,
    ...run
  } = entity;
  return {
    ...run,
    problems,
    location: withoutSecrets(entity.location),
    requestedAt: entity.requestedAt.toISOString(),
    startedAt: entity.startedAt?.toISOString() ?? null,
    finishedAt: entity.finishedAt?.toISOString() ?? null,
  };
}

/** Removes user name, password and query from a feed URL, because they may contain keys. */
function withoutSecrets(location: string): string {
  if (location === '') return '';
  const url = new URL(location);
  url.username = '';
  url.password = '';
  url.search = '';
  return url.href;
}
