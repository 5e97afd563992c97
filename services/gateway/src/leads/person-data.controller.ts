import * as http from '@manzil/contracts/http/person-data';
import type { PersonData } from '@manzil/contracts/leads/person';
import { erasePerson, getPersonData, requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Header, Req } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { FormLimit } from './form-limit.js';

const AS_FILE = 'attachment; filename="personal-data.json"';

/** The rights of people who sent forms: theirs by a mailed link, or exercised by staff. */
@Controller()
export class PersonDataController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: FormLimit,
  ) {}

  @Endpoint(http.requestPersonLink)
  async request({ body }: Input<typeof http.requestPersonLink>, @Req() request: Request): Promise<void> {
    await this.limit.admit(addressOf(request));
    await this.rpc.request(requestPersonLink, body);
  }

  @Endpoint(http.showPersonData)
  @Header('content-disposition', AS_FILE)
  show({ params }: Input<typeof http.showPersonData>): Promise<PersonData> {
    return this.rpc.request(getPersonData, params);
  }

  @Endpoint(http.erasePersonData)
  async erase({ params }: Input<typeof http.erasePersonData>): Promise<void> {
    await this.rpc.request(erasePerson, params);
  }

  @Endpoint(http.showPersonOfLead)
  @Header('content-disposition', AS_FILE)
  showOfLead({ params }: Input<typeof http.showPersonOfLead>): Promise<PersonData> {
    return this.rpc.request(getPersonData, { leadId: params.id });
  }

  @Endpoint(http.erasePersonOfLead)
  async eraseOfLead({ params }: Input<typeof http.erasePersonOfLead>): Promise<void> {
    await this.rpc.request(erasePerson, { leadId: params.id });
  }
}
