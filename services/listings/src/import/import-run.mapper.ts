import type { ImportRun } from '@manzil/contracts/listings/import-run';
import type { ImportRunEntity } from './import-run.entity.js';

export function toImportRun(entity: ImportRunEntity): ImportRun {
  const { attempt: _attempt, seenAt: _seenAt, ...run } = entity;
  return {
    ...run,
    location: withoutSecrets(entity.location),
    requestedAt: entity.requestedAt.toISOString(),
    startedAt: entity.startedAt?.toISOString() ?? null,
    finishedAt: entity.finishedAt?.toISOString() ?? null,
  };
}

/** Feed addresses carry keys in their user name, password or query. */
function withoutSecrets(location: string): string {
  const url = new URL(location);
  url.username = '';
  url.password = '';
  url.search = '';
  return url.href;
}
