import type { AuditFilter, AuditPage } from '@manzil/contracts/gateway/audit';
import { Controller, Get, Query } from '@nestjs/common';
import { auditParamsSchema } from './audit-params.js';
import { ReadAudit } from './read-audit.js';

@Controller('api/audit')
export class AuditController {
  constructor(private readonly readAudit: ReadAudit) {}

  @Get()
  read(@Query({ schema: auditParamsSchema }) filter: AuditFilter): Promise<AuditPage> {
    return this.readAudit.execute(filter);
  }
}
