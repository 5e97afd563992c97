import { findContent } from '@manzil/contracts/content/find-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FindEntries } from './find-entries.js';

@Controller()
export class FindController {
  constructor(private readonly findEntries: FindEntries) {}

  @HandleRpc(findContent)
  async find({ q }: z.output<typeof findContent.request>) {
    return { entries: await this.findEntries.find(q) };
  }
}
