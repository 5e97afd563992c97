import { leadArrived, type LeadArrived } from '@manzil/contracts/leads/events';
import { HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { Controller } from '@nestjs/common';
import { bodyOf } from './push-texts.js';

/** Queues a message about a new lead for each device of a member, but not for the member who entered the lead. */
@Controller()
export class QueuePushesController {
  @HandleEvent(leadArrived)
  async handle({ id, home, enteredBy }: LeadArrived, { manager }: MessageContext): Promise<void> {
    await manager.query(
      `INSERT INTO push_message (device_id, lead_id, body)
       SELECT device.id, $1, $2 FROM push_device device JOIN member ON member.id = device.member_id
       WHERE lower(member.username) IS DISTINCT FROM lower($3)
       ON CONFLICT DO NOTHING`,
      [id, bodyOf(home), enteredBy],
    );
  }
}
