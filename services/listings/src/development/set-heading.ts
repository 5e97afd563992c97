import { developmentHeadingChanged } from '@manzil/contracts/listings/facts';
import { Outbox } from '@manzil/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DevelopmentHeadingEntity, HEADING_ID } from './development-heading.entity.js';

@Injectable()
export class SetHeading {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  execute({ heading }: { heading: string }): Promise<{ heading: string }> {
    return this.dataSource.transaction(async (manager) => {
      await manager.save(DevelopmentHeadingEntity, { id: HEADING_ID, text: heading });
      await this.outbox.add(manager, developmentHeadingChanged, { heading });
      return { heading };
    });
  }
}
