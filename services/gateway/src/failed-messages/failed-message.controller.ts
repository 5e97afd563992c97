import { failedMessageRpcs } from '@manzil/contracts/failed-messages';
import {
  serviceSchema,
  type FailedMessageCount,
  type FailedMessages,
} from '@manzil/contracts/gateway/failed-messages';
import type { Service } from '@manzil/contracts/message-routes';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { ListFailedMessages } from './list-failed-messages.js';

const { requeue, discard } = failedMessageRpcs('gateway');
type Requeue = z.output<typeof requeue.request>;
type Discard = z.output<typeof discard.request>;

/** Messages that a service could not send or could not handle, for admins. */
@Controller('api/admin/failed-messages')
export class FailedMessageController {
  constructor(
    private readonly failedMessages: ListFailedMessages,
    private readonly rpc: RpcClient,
  ) {}

  @Get()
  list(): Promise<FailedMessages> {
    return this.failedMessages.list();
  }

  @Get('count')
  count(): Promise<FailedMessageCount> {
    return this.failedMessages.count();
  }

  /** Those named, or without ids all of the service. */
  @Post(':service/requeue')
  @HttpCode(200)
  requeue(
    @Param('service', { schema: serviceSchema }) service: Service,
    @Body({ schema: requeue.request }) request: Requeue,
  ): Promise<{ count: number }> {
    return this.rpc.ask(failedMessageRpcs(service).requeue, request);
  }

  @Post(':service/discard')
  @HttpCode(200)
  discard(
    @Param('service', { schema: serviceSchema }) service: Service,
    @Body({ schema: discard.request }) request: Discard,
  ): Promise<{ count: number }> {
    return this.rpc.ask(failedMessageRpcs(service).discard, request);
  }
}
