import type { FailedMessageCount, FailedMessages } from '@manzil/contracts/gateway/failed-messages';
import * as http from '@manzil/contracts/http/failed-messages';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import { ListFailedMessages } from './list-failed-messages.js';

/** Messages that a service could not send or could not handle, for admins. */
@Controller()
export class FailedMessageController {
  constructor(private readonly failedMessages: ListFailedMessages) {}

  @Endpoint(http.listFailedMessages)
  list(): Promise<FailedMessages> {
    return this.failedMessages.list();
  }

  @Endpoint(http.countFailedMessages)
  count(): Promise<FailedMessageCount> {
    return this.failedMessages.count();
  }
}
