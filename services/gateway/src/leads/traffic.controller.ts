import { randomUUID } from 'node:crypto';
import { countVisit } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';

/** `count` says nothing but that somebody came; a `token` kept by the browser makes a repetition harmless. */
const requestSchema = z.object({
  count: z.union([z.number(), z.string().max(50)]),
  token: z.uuid().optional(),
});

@Controller()
export class TrafficController {
  constructor(private readonly rpc: RpcClient) {}

  /** Truthy means that the visit is counted, now or before. How many there are is for members. */
  @Post('traffic')
  @HttpCode(200)
  async count(
    @Body({ schema: requestSchema }) { token }: z.output<typeof requestSchema>,
  ): Promise<{ counted: true }> {
    await this.rpc.ask(countVisit, { token: token ?? randomUUID() });
    return { counted: true };
  }
}
