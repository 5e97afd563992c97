import * as http from '@manzil/contracts/http/lead-routing';
import type { StoredRouting } from '@manzil/contracts/leads/routing';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { SaveRouting } from './save-routing.js';

/** The rules by which new leads are assigned. */
@Controller()
export class LeadRoutingController {
  constructor(private readonly saveRouting: SaveRouting) {}

  @Endpoint(http.saveRouting)
  save({ body }: Input<typeof http.saveRouting>): Promise<StoredRouting> {
    return this.saveRouting.save(body);
  }
}
