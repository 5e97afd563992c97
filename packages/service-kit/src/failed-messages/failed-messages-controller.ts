import { failedMessageRpcs } from '@manzil/contracts/failed-messages';
import { Controller, type Type } from '@nestjs/common';
import { HandleRpc } from '../handle-rpc.js';
import { ManageFailedMessages } from './manage-failed-messages.js';

/** Creates the controller of a service's failed messages, on the service's own subjects. */
export function failedMessagesController(service: string): Type {
  const rpcs = failedMessageRpcs(service);

  @Controller()
  class FailedMessagesController {
    constructor(readonly failed: ManageFailedMessages) {}

    @HandleRpc(rpcs.list)
    list() {
      return this.failed.list();
    }

    @HandleRpc(rpcs.count)
    async count() {
      return { count: await this.failed.count() };
    }

    @HandleRpc(rpcs.requeue)
    async requeue({ ids }: { ids?: string[] | undefined }) {
      return { count: (await this.failed.requeue(ids ?? 'all')).length };
    }

    @HandleRpc(rpcs.discard)
    async discard({ ids }: { ids: string[] }) {
      return { count: (await this.failed.discard(ids)).length };
    }
  }
  return FailedMessagesController;
}
