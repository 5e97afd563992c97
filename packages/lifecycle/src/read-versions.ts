import type { EntryVersion, VersionDiff, VersionSummary } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { HandleLifecycle } from './handle-lifecycle.js';
import { ContentVersionEntity } from './content-version.entity.js';
import { changedFields } from './field-diff.js';
import { toVersion, toVersionSummary } from './lifecycle.mapper.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { ensureLiveVersion } from './record-change.js';
import { requireVersion } from './version.repository.js';

/** Reads the versions of an entry that is not deleted. */
@Injectable()
export class ReadVersions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
  ) {}

  @HandleLifecycle('listVersions')
  async list({
    kind,
    id,
    offset,
    limit,
  }: LifecycleRequest<'listVersions'>): Promise<{ versions: VersionSummary[]; total: number }> {
    const { manager } = this.dataSource;
    const port = this.ports.of(kind);
    await ensureLiveVersion(manager, port, await port.require(manager, id));
    const [versions, total] = await manager.findAndCount(ContentVersionEntity, {
      where: { kind, entryId: id },
      order: { version: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { versions: versions.map((version) => toVersionSummary(version, port.titleOf)), total };
  }

  @HandleLifecycle('getVersion')
  async get({ kind, id, version }: LifecycleRequest<'getVersion'>): Promise<EntryVersion> {
    const { manager } = this.dataSource;
    const port = this.ports.of(kind);
    await port.require(manager, id);
    return toVersion(await requireVersion(manager, { kind, id, version }), port.titleOf);
  }

  @HandleLifecycle('diffVersion')
  async diff({ kind, id, version, against, since }: LifecycleRequest<'diffVersion'>): Promise<VersionDiff> {
    const { manager } = this.dataSource;
    await this.ports.of(kind).require(manager, id);
    const to = await requireVersion(manager, { kind, id, version });
    const from =
      against === undefined
        ? await manager.findOne(ContentVersionEntity, {
            where: {
              kind,
              entryId: id,
              version: LessThan(version),
              // A published version is compared with the version that visitors saw before it, and not with a draft.
              ...((to.published || since === 'published') && { published: true }),
            },
            order: { version: 'DESC' },
          })
        : await requireVersion(manager, { kind, id, version: against });
    return {
      version,
      against: from?.version ?? null,
      sections: changedFields(from?.fields ?? {}, to.fields),
    };
  }
}
