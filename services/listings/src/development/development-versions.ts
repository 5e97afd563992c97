import type { DevelopmentVersion } from '@manzil/contracts/listings/development-edit';
import {
  clearPublishTime,
  ensureVersion,
  findDraft,
  recordVersion,
} from '@manzil/lifecycle/version.repository';
import type { EntityManager } from 'typeorm';
import { DevelopmentImageEntity } from './development-image.entity.js';
import type { DevelopmentEntity } from './development.entity.js';

export const KIND = 'development';

/** Returns the fields that a version of a project has, with the files of its gallery in their order. */
export const fieldsOf = (
  { id: _id, live: _live, version: _version, updatedAt: _at, updatedBy: _by, ...fields }: DevelopmentEntity,
  images: readonly string[],
): DevelopmentVersion => ({ ...fields, images: [...images] });

/** Returns the files of a gallery in their order. */
export async function imagesOf(manager: EntityManager, developmentId: number): Promise<string[]> {
  const images = await manager.find(DevelopmentImageEntity, {
    where: { developmentId },
    order: { position: 'ASC', id: 'ASC' },
  });
  return images.map(({ url }) => url);
}

async function versionOf(manager: EntityManager, project: DevelopmentEntity) {
  const { id, version, live, updatedAt, updatedBy } = project;
  const fields = fieldsOf(project, await imagesOf(manager, id));
  return {
    kind: KIND,
    id,
    version,
    fields,
    published: live,
    savedAt: updatedAt,
    savedBy: updatedBy,
  } as const;
}

/** Records the state of a project that was written without a version, before it is changed. */
export async function ensureProjectVersion(
  manager: EntityManager,
  project: DevelopmentEntity,
): Promise<void> {
  await ensureVersion(manager, await versionOf(manager, project));
}

/** Records a save, which discards the draft of the project and, if the project is live, its scheduled publication. */
export async function recordProjectSave(manager: EntityManager, project: DevelopmentEntity): Promise<void> {
  const version = await versionOf(manager, project);
  await recordVersion(manager, version);
  if (version.published) await clearPublishTime(manager, version);
}

/** Records a version and keeps the draft of the previous one. */
export async function recordBesideDraft(manager: EntityManager, project: DevelopmentEntity): Promise<void> {
  const version = await versionOf(manager, project);
  const draft = await findDraft(manager, { ...version, version: version.version - 1 });
  if (draft === null || !project.live) await recordVersion(manager, version);
  else {
    const fields = { ...draft.fields, position: project.position };
    await recordVersion(manager, { ...version, fields, published: false });
  }
}
