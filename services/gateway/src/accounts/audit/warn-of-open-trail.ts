import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Warns at start if the database permits this process more than to append to the audit trail and read it. */
@Injectable()
export class WarnOfOpenTrail {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async warn(): Promise<void> {
    const [{ open }] = await this.dataSource.query<[{ open: boolean }]>(
      `SELECT pg_has_role(relowner, 'MEMBER') OR has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE') AS open
       FROM pg_class WHERE oid = 'audit.entry'::regclass`,
    );
    if (open)
      this.logger.warn('the audit trail can be rewritten by this role: run data/audit.sql as administrator');
  }
}
