import { countVisit, getTraffic } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CountVisit } from './count-visit.js';
import { GetTraffic } from './get-traffic.js';

@Controller()
export class VisitController {
  constructor(
    private readonly countVisit: CountVisit,
    private readonly getTraffic: GetTraffic,
  ) {}

  @HandleRpc(countVisit)
  count(request: z.output<typeof countVisit.request>) {
    return this.countVisit.count(request);
  }

  @HandleRpc(getTraffic)
  traffic() {
    return this.getTraffic.get();
  }
}
