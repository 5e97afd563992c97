import { ManagePushDevices } from './manage-push-devices.js';
import { PushDeviceController } from './push-device.controller.js';
import { QueuePushesController } from './queue-pushes.controller.js';
import { SendDuePushes } from './send-due-pushes.js';

/** Part of the accounts module, because a device belongs to a member and is removed with their account. */
export const PUSH = {
  controllers: [PushDeviceController, QueuePushesController],
  providers: [ManagePushDevices, SendDuePushes],
};
