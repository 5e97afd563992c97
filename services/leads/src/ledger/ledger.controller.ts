import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { ReadLedger } from './read-ledger.js';

@Controller()
export class LedgerController {
  constructor(private readonly readLedger: ReadLedger) {}

  @HandleRpc(readLedger)
  read(request: z.output<typeof readLedger.request>) {
    return withoutValues(this.readLedger.read(request));
  }
}
