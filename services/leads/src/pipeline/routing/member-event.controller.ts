import { disabledMembersListed } from '@manzil/contracts/gateway/events';
import { HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { storeDisabledMembers } from './store-disabled-members.js';

@Controller()
export class MemberEventController {
  @HandleEvent(disabledMembersListed)
  disabled(list: z.output<typeof disabledMembersListed.payload>, { manager }: MessageContext): Promise<void> {
    return storeDisabledMembers(manager, list);
  }
}
