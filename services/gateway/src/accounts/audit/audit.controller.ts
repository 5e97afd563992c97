import type { AuditPage } from '@manzil/contracts/gateway/audit';
import { listAuditEntries } from '@manzil/contracts/http/audit';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ReadAudit } from './read-audit.js';

@Controller()
export class AuditController {
  constructor(private readonly readAudit: ReadAudit) {}

  @Endpoint(listAuditEntries)
  read({ query }: Input<typeof listAuditEntries>): Promise<AuditPage> {
    return this.readAudit.read(query);
  }
}
