import type { ImportProblem, ImportRun } from '@manzil/contracts/listings/import-run';
import type { ImportRunEntity } from './import-run.entity.js';

/** `problems`: the first ones, where they are wanted. */
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

/** Feed addresses carry keys in their user name, password or query. */
function withoutSecrets(location: string): string {
  if (location === '') return '';
  const url = new URL(location);
  url.username = '';
  url.password = '';
  url.search = '';
  return url.href;
}
