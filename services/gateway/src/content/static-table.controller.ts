import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { CurrentSession } from '../accounts/current-session.js';
import type { ActiveSession } from '../accounts/sessions.js';
import { ReadStaticTable, tableNameSchema } from './read-static-table.js';

const requestSchema = z.object({ tablename: tableNameSchema });

@Controller()
export class StaticTableController {
  constructor(private readonly readTable: ReadStaticTable) {}

  @Post('staticdata')
  @HttpCode(200)
  rows(
    @Body({ schema: requestSchema }) { tablename }: z.output<typeof requestSchema>,
    @CurrentSession() session: ActiveSession | undefined,
  ): ReturnType<ReadStaticTable['execute']> {
    return this.readTable.execute(tablename, session !== undefined);
  }
}
