import { z } from 'zod';
import {
  pushDeviceSchema,
  pushDevicesSchema,
  pushSubscriptionSchema,
  usedPushDeviceSchema,
} from '../gateway/push-device.js';
import { defineEndpoint } from './endpoint.js';

export const listPushDevices = defineEndpoint({
  method: 'GET',
  path: '/api/push-devices',
  audience: 'member',
  area: 'Accounts',
  summary: 'Which of one’s own devices are notified of new leads, and the key that browsers subscribe with',
  responses: { 200: pushDevicesSchema },
});

export const addPushDevice = defineEndpoint({
  method: 'POST',
  path: '/api/push-devices',
  audience: 'leads.edit',
  area: 'Accounts',
  summary: 'Notifies a device of new leads; the same device is one entry, of the member who added it last',
  body: pushSubscriptionSchema,
  responses: { 201: pushDeviceSchema },
  problems: ['CONFLICT'],
});

export const usePushDevice = defineEndpoint({
  method: 'PUT',
  path: '/api/push-devices/used',
  audience: 'member',
  area: 'Accounts',
  summary:
    'Ties the notifications of this device to the session, with which they end; those of another member end at once',
  body: usedPushDeviceSchema,
  responses: { 204: 'nothing' },
});

export const removePushDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/push-devices/:id',
  audience: 'member',
  area: 'Accounts',
  summary: 'Notifies one of one’s own devices no more',
  params: z.object({ id: z.uuid() }),
  responses: { 204: 'nothing' },
});
