import { failedMessageRpcs } from '@manzil/contracts/failed-messages';
import type { FailedMessageCount, FailedMessages } from '@manzil/contracts/gateway/failed-messages';
import * as http from '@manzil/contracts/http/failed-messages';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ListFailedMessages } from './list-failed-messages.js';

/** Messages that a service could not send or could not handle, for admins. */
@Controller()
export class FailedMessageController {
  constructor(
    private readonly failedMessages: ListFailedMessages,
    private readonly rpc: RpcClient,
  ) {}

  @Endpoint(http.listFailedMessages)
  list(): Promise<FailedMessages> {
    return this.failedMessages.list();
  }

  @Endpoint(http.countFailedMessages)
  count(): Promise<FailedMessageCount> {
    return this.failedMessages.count();
  }

  /** Requeues the messages of the given ids, or all of the service without ids. */
  @Endpoint(http.requeueMessages)
  requeue({ params, body }: Input<typeof http.requeueMessages>): Promise<{ count: number }> {
    return this.rpc.request(failedMessageRpcs(params.service).requeue, body);
  }

  @Endpoint(http.discardMessages)
  discard({ params, body }: Input<typeof http.discardMessages>): Promise<{ count: number }> {
    return this.rpc.request(failedMessageRpcs(params.service).discard, body);
  }
}
