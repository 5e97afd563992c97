import { importRequested } from '@manzil/contracts/listings/events';
import { HandleCommand, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { RunImport } from './run-import.js';

@Controller()
export class ImportController {
  constructor(private readonly runImport: RunImport) {}

  @HandleCommand(importRequested)
  run({ runId }: z.output<typeof importRequested.payload>, { attempt }: MessageContext) {
    return this.runImport.run(runId, attempt);
  }
}
