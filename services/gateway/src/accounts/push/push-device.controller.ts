import type { PushDevice, PushDevices } from '@manzil/contracts/gateway/push-device';
import * as http from '@manzil/contracts/http/push-devices';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf } from '../../http/caller/caller.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ManagePushDevices } from './manage-push-devices.js';

/** The devices of the calling member that are notified of new leads. */
@Controller()
export class PushDeviceController {
  constructor(private readonly devices: ManagePushDevices) {}

  @Endpoint(http.listPushDevices)
  list({ session }: Input<typeof http.listPushDevices>): Promise<PushDevices> {
    return this.devices.list(session.memberId);
  }

  @Endpoint(http.addPushDevice)
  add(
    { body, actor, session }: Input<typeof http.addPushDevice>,
    @Req() request: Request,
  ): Promise<PushDevice> {
    const { userAgent } = callerOf(request);
    return this.devices.add(body, actor, { sessionId: session.id, userAgent });
  }

  @Endpoint(http.usePushDevice)
  async use({ body, session }: Input<typeof http.usePushDevice>): Promise<void> {
    await this.devices.use(body.endpoint, session);
  }

  @Endpoint(http.removePushDevice)
  async remove({ params, actor }: Input<typeof http.removePushDevice>): Promise<void> {
    await this.devices.remove(params.id, actor);
  }
}
