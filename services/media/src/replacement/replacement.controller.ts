import { getReplacement, startReplacement } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ShowReplacement } from './show-replacement.js';
import { StartReplacement } from './start-replacement.js';

@Controller()
export class ReplacementController {
  constructor(
    private readonly startReplacement: StartReplacement,
    private readonly showReplacement: ShowReplacement,
  ) {}

  @HandleRpc(startReplacement)
  start(request: z.output<typeof startReplacement.request>) {
    return this.startReplacement.start(request);
  }

  @HandleRpc(getReplacement)
  get(request: z.output<typeof getReplacement.request>) {
    return this.showReplacement.show(request);
  }
}
