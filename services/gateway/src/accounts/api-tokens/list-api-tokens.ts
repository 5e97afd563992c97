import type { ApiToken } from '@manzil/contracts/gateway/api-token';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiTokenRecord } from './api-token.entity.js';
import { toApiToken } from './api-token-view.js';

/** All API tokens by name, including expired ones. */
@Injectable()
export class ListApiTokens {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<ApiToken[]> {
    const records = await this.dataSource.manager.find(ApiTokenRecord, { relations: { member: true } });
    return records
      .map(toApiToken)
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }));
  }
}
