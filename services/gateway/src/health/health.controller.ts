import { Readiness, type ReadinessReport } from '@manzil/service-kit/readiness';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';

/** The same answers as on the operations port, for those who only reach the public one. */
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadinessReport> {
    const report = await this.readiness.check();
    response.status(report.ready ? 200 : 503).set('cache-control', 'no-store');
    return report;
  }
}
