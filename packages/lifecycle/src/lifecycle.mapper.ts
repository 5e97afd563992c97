import type {
  Approval,
  EntryFields,
  EntryVersion,
  Lifecycle,
  LifecycleKind,
  VersionSummary,
} from '@manzil/contracts/content/lifecycle';
import { In, type EntityManager } from 'typeorm';
import { ContentApprovalEntity } from './content-approval.entity.js';
import { ContentScheduleEntity } from './content-schedule.entity.js';
import type { ContentVersionEntity } from './content-version.entity.js';
import { findNewest } from './version.repository.js';

interface Known {
  id: number;
  version: number;
  live: boolean;
  /** The time at which the entry becomes live by its own fields. */
  publishAt: Date | null;
  updatedBy: string;
}

/**
 * Returns the lifecycle of entries, by id, from one query for all drafts, one for all times and one for all requests.
 */
export async function lifecyclesOf(
  manager: EntityManager,
  kind: LifecycleKind,
  entries: readonly Known[],
): Promise<Map<number, Lifecycle>> {
  const ids = entries.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [versions, schedules, approvals] = await Promise.all([
    findNewest(manager, kind, ids),
    manager.findBy(ContentScheduleEntity, { kind, entryId: In(ids) }),
    manager.findBy(ContentApprovalEntity, { kind, entryId: In(ids) }),
  ]);
  const newest = new Map(versions.map((version) => [version.entryId, version]));
  const times = new Map(schedules.map((schedule) => [schedule.entryId, schedule]));
  const requests = new Map(approvals.map((approval) => [approval.entryId, toApproval(approval)]));
  return new Map(
    entries.map((entry) => {
      const approval = requests.get(entry.id);
      const lifecycle = toLifecycle(entry, newest.get(entry.id), times.get(entry.id));
      return [entry.id, approval === undefined ? lifecycle : { ...lifecycle, approval }];
    }),
  );
}

function toLifecycle(
  { version, live, publishAt: ownTime, updatedBy }: Known,
  newest: Omit<ContentVersionEntity, 'fields'> | undefined,
  schedule: ContentScheduleEntity | undefined,
): Lifecycle {
  const isDraft = live && newest?.version === version && !newest.published;
  const { withdrawAt = null, failure = null } = schedule ?? {};
  const publishAt = schedule?.publishAt ?? ownTime;
  const setBy = schedule?.setBy ?? updatedBy;
  return {
    live,
    draft: isDraft ? { savedAt: newest.savedAt.toISOString(), savedBy: newest.savedBy } : null,
    publishAt: publishAt?.toISOString() ?? null,
    withdrawAt: withdrawAt?.toISOString() ?? null,
    scheduledBy: publishAt === null && withdrawAt === null ? '' : setBy,
    failure,
  };
}

export const toApproval = ({
  sentBackBy,
  sentBackAt,
  sentBackNote,
  ...request
}: ContentApprovalEntity): Approval => ({
  asks: request.asks,
  version: request.version,
  note: request.note,
  requestedBy: request.requestedBy,
  publishAt: request.publishAt?.toISOString() ?? null,
  withdrawAt: request.withdrawAt?.toISOString() ?? null,
  requestedAt: request.requestedAt.toISOString(),
  sentBack:
    sentBackAt === null
      ? null
      : { by: sentBackBy ?? '', at: sentBackAt.toISOString(), note: sentBackNote ?? '' },
});

type Titled = (fields: EntryFields) => string;

export const toVersionSummary = (
  { version, published, savedAt, savedBy, fields }: ContentVersionEntity,
  titleOf: Titled,
): VersionSummary => ({
  version,
  published,
  title: titleOf(fields),
  savedAt: savedAt.toISOString(),
  savedBy,
});

export const toVersion = (version: ContentVersionEntity, titleOf: Titled): EntryVersion => ({
  ...toVersionSummary(version, titleOf),
  fields: version.fields,
});
