import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readTotal } from './visit.repository.js';

/** The number of visits ever counted. */
@Injectable()
export class GetTraffic {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ total: number }> {
    return { total: await readTotal(this.dataSource.manager) };
  }
}
