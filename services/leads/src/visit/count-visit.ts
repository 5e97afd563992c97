import { countVisit } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addToTotal, addVisit, readTotal } from './visit.repository.js';

/** Counts a visit once per token: the visit and the total are committed together. */
@Injectable()
export class CountVisit {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(countVisit)
  async count({ token }: { token: string }): Promise<{ counted: boolean; total: number }> {
    return this.dataSource.transaction(async (manager) => {
      const counted = await addVisit(manager, token);
      if (counted) await addToTotal(manager);
      return { counted, total: await readTotal(manager) };
    });
  }
}
