import * as rpc from '@manzil/contracts/leads/person-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { ErasePerson } from './erase-person.js';
import { GetPersonData } from './get-person-data.js';
import { RequestPersonLink } from './request-person-link.js';

/** The rights of the people who sent forms. */
@Controller()
export class PersonController {
  constructor(
    private readonly link: RequestPersonLink,
    private readonly data: GetPersonData,
    private readonly erasure: ErasePerson,
  ) {}

  @HandleRpc(rpc.requestPersonLink)
  request(request: z.output<typeof rpc.requestPersonLink.request>) {
    return withoutValues(this.link.request(request));
  }

  @HandleRpc(rpc.getPersonData)
  get(request: z.output<typeof rpc.getPersonData.request>) {
    return withoutValues(this.data.get(request));
  }

  @HandleRpc(rpc.erasePerson)
  erase(request: z.output<typeof rpc.erasePerson.request>) {
    return withoutValues(this.erasure.erase(request));
  }
}
