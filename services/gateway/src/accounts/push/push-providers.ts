import { ManagePushDevices } from './manage-push-devices.js';
import { PushDeviceController } from './push-device.controller.js';
import { QueuePushesController } from './queue-pushes.controller.js';
import { SendDuePushes } from './send-due-pushes.js';

/** A part of the accounts module: a device belongs to a member, and ends with their account. */
export const PUSH = {
  controllers: [PushDeviceController, QueuePushesController],
  providers: [ManagePushDevices, SendDuePushes],
};
