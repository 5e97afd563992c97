import * as http from '@manzil/contracts/http/content-rows';
import type { Result } from '@manzil/contracts/http/endpoint';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ReadStaticTable } from './read-static-table.js';

@Controller()
export class StaticTableController {
  constructor(private readonly readTable: ReadStaticTable) {}

  @Endpoint(http.readStaticTable)
  rows({ body, session }: Input<typeof http.readStaticTable>): Promise<Result<typeof http.readStaticTable>> {
    return this.readTable.read(body.tablename, session !== undefined);
  }
}
