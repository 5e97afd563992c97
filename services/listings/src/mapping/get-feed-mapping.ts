import { showFeedMapping } from '@manzil/contracts/http/feed-mappings';
import type { FeedMapping } from '@manzil/contracts/listings/feed-mapping';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FeedMappingEntity } from './feed-mapping.entity.js';

/** Returns the mapping of a source; an empty one when staff have not made one. */
@Injectable()
export class GetFeedMapping {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(showFeedMapping)
  async get({ source }: { source: string }): Promise<FeedMapping> {
    const found = await this.dataSource.manager.findOneBy(FeedMappingEntity, { source });
    if (found === null)
      return {
        source,
        fields: {},
        recordName: '',
        amountCurrency: '',
        values: {},
        version: 0,
        updatedBy: null,
        updatedAt: null,
      };
    return toFeedMapping(found);
  }
}

export const toFeedMapping = (entity: FeedMappingEntity): FeedMapping => ({
  ...entity,
  updatedAt: entity.updatedAt.toISOString(),
});
