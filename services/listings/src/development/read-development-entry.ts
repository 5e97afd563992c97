import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { showDevelopmentEntry, listDevelopmentLifecycles } from '@manzil/contracts/http/development-editing';
import type { DevelopmentEntry } from '@manzil/contracts/listings/development';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { lifecyclesOf } from '@manzil/lifecycle/lifecycle.mapper';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KIND } from './development-versions.js';
import { DevelopmentEntity } from './development.entity.js';
import { readWhole, requireDevelopment } from './development.repository.js';

/** Reads projects as staff edit them, with their lifecycle. */
@Injectable()
export class ReadDevelopmentEntry {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showDevelopmentEntry)
  async get({ id }: { id: number }): Promise<DevelopmentEntry> {
    const { manager } = this.dataSource;
    const project = await requireDevelopment(manager, id);
    const lifecycle = (await this.lifecycles([project])).get(id);
    const whole = await readWhole(manager, project);
    return { ...whole, updatedBy: project.updatedBy, ...(lifecycle && { lifecycle }) };
  }

  @HandleRpc(listDevelopmentLifecycles)
  async list(): Promise<{ developments: { id: number; version: number; lifecycle: Lifecycle }[] }> {
    const projects = await this.dataSource.manager.find(DevelopmentEntity, {
      select: { id: true, version: true, live: true, updatedBy: true },
    });
    const lifecycles = await this.lifecycles(projects);
    return {
      developments: projects.flatMap(({ id, version }) => {
        const lifecycle = lifecycles.get(id);
        return lifecycle === undefined ? [] : [{ id, version, lifecycle }];
      }),
    };
  }

  private lifecycles(projects: readonly DevelopmentEntity[]): Promise<Map<number, Lifecycle>> {
    const known = projects.map(({ id, version, live, updatedBy }) => ({
      id,
      version,
      live,
      updatedBy,
      publishAt: null,
    }));
    return lifecyclesOf(this.dataSource.manager, KIND, known);
  }
}
