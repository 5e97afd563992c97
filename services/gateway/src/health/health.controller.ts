import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/health';
import { Readiness } from '@manzil/service-kit/readiness';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** The same answers as on the operations port, for clients that only reach the public one. */
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Endpoint(http.showLiveness)
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Endpoint(http.showReadiness)
  async ready(
    _input: Input<typeof http.showReadiness>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Result<typeof http.showReadiness>> {
    const report = await this.readiness.check();
    response.status(report.ready ? 200 : 503).set('cache-control', 'no-store');
    return report;
  }
}
