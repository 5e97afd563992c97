import type { EntryFields } from '@manzil/contracts/content/lifecycle';
import {
  developmentVersionSchema,
  newDevelopmentSchema,
  type DevelopmentVersion,
} from '@manzil/contracts/listings/development-edit';
import { DomainError, validationError } from '@manzil/service-kit/errors';
import { shownTime } from '@manzil/lifecycle/shown-time';
import type { LifecyclePort, PublishedRecord } from '@manzil/lifecycle/lifecycle-port';
import type { LifecyclePorts } from '@manzil/lifecycle/lifecycle-ports';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { AnnounceDevelopment, auditedDevelopment } from './announce-development.js';
import { cleanChanges } from './clean-changes.js';
import { CreateDevelopment } from './create-development.js';
import { DeletedDevelopmentEntity } from './deleted-development.entity.js';
import { fieldsOf, imagesOf, KIND } from './development-versions.js';
import { DevelopmentPaths } from './development-paths.js';
import { DevelopmentEntity } from './development.entity.js';
import { lockDevelopment, requireDevelopment } from './development.repository.js';
import { developmentLifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import { SaveDevelopment } from './save-development.js';

const REFUSED = 'This project cannot be saved like this';

/** The lifecycle of projects. A draft sets the given fields and keeps the others. */
@Injectable()
export class DevelopmentPort implements LifecyclePorts {
  readonly kinds = [KIND] as const;
  readonly rpcs = developmentLifecycle;
  readonly subjects = /\.development(?:-|\.)/;
  private readonly port: LifecyclePort;

  constructor(
    dataSource: DataSource,
    announce: AnnounceDevelopment,
    createDevelopment: CreateDevelopment,
    saveDevelopment: SaveDevelopment,
    paths: DevelopmentPaths,
  ) {
    const change: LifecyclePort['changeUnseen'] = (work) =>
      dataSource.transaction((manager) => work({ manager, now: shownTime() ?? new Date() }));
    this.port = {
      kind: KIND,
      noun: 'project',
      titleOf: ({ name }) => (typeof name === 'string' ? name : ''),
      kept: ['pagelink', 'position'],
      audited: ({ id, title }) => auditedDevelopment({ id, name: title }),
      parse: (fields, _id, replaced) => parsed({ ...replaced, ...fields }),
      assertPathIsFree: async ({ pagelink }, id) => {
        if (typeof pagelink === 'string') await paths.assertFree(pagelink, id);
      },
      // Every save of a project publishes its event itself.
      change,
      changeUnseen: change,
      require: async (manager, id) => toRecord(manager, await readForChange(manager, id)),
      list: async (manager, { after, take }) => {
        const projects = { where: { id: MoreThan(after) }, order: { id: 'ASC' }, take } as const;
        const found = await manager.find(DevelopmentEntity, projects);
        return Promise.all(found.map((project) => toRecord(manager, project)));
      },
      order: async (manager) => {
        const placed = { order: { position: 'ASC', id: 'ASC' }, select: { id: true } } as const;
        return (await manager.find(DevelopmentEntity, placed)).map(({ id }) => id);
      },
      create: async ({ manager }, fields, by) => {
        const result = newDevelopmentSchema.safeParse(fields);
        if (!result.success) throw validationError(result.error, REFUSED);
        const created = await createDevelopment.createIn(manager, { ...result.data, live: false, by });
        return toRecord(manager, created);
      },
      save: async ({ manager }, { id, fields, live, by }) => {
        const project = await lockDevelopment(manager, { id });
        const { images, ...changes } = fields as DevelopmentVersion;
        await saveDevelopment.save(manager, project, { changes: { ...changes, live }, images, by });
        return toRecord(manager, project);
      },
      // Visitors see when a project was changed, which a draft must not change.
      raiseVersion: async (manager, id, version) => {
        await manager.query('UPDATE development SET version = $2 WHERE id = $1', [id, version]);
      },
      claimFiles: async (manager, id) => {
        await announce.claimFiles(manager, await requireDevelopment(manager, id));
      },
    };
  }

  of(): LifecyclePort {
    return this.port;
  }
}

/**
 * A change locks the project, so that no other change comes between its read and its write. NOT_FOUND, or GONE for a
 * project in the recycle bin.
 */
async function readForChange(manager: EntityManager, id: number): Promise<DevelopmentEntity> {
  const isChange = manager.queryRunner?.isTransactionActive === true;
  try {
    return await (isChange ? lockDevelopment(manager, { id }) : requireDevelopment(manager, id));
  } catch (error) {
    const isUnknown = error instanceof DomainError && error.code === 'NOT_FOUND' && canBeKey({ id });
    if (isUnknown && (await manager.existsBy(DeletedDevelopmentEntity, { id })))
      throw new DomainError('GONE', 'This project is in the recycle bin');
    throw error;
  }
}

async function toRecord(manager: EntityManager, project: DevelopmentEntity): Promise<PublishedRecord> {
  const { id, version, name: title, live, updatedAt, updatedBy } = project;
  const fields = fieldsOf(project, await imagesOf(manager, id));
  return { id, version, title, live, publishAt: null, updatedAt, updatedBy, fields };
}

function parsed(fields: EntryFields): EntryFields {
  const result = developmentVersionSchema.safeParse(fields);
  if (!result.success) throw validationError(result.error, REFUSED);
  return { ...result.data, ...cleanChanges(result.data) };
}
