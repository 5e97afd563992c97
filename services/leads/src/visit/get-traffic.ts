import { getTraffic } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readTotal } from './visit.repository.js';

/** Returns the number of all visits. */
@Injectable()
export class GetTraffic {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getTraffic)
  async get(): Promise<{ total: number }> {
    return { total: await readTotal(this.dataSource.manager) };
  }
}
