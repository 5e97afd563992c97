import {
  listAgentProperties,
  listAreas,
  listPropertyAddresses,
  outlineProperties,
  pickProperties,
} from '@manzil/contracts/listings/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ListAgentProperties } from './list-agent-properties.js';
import { ListAreas } from './list-areas.js';
import { ListPropertyAddresses } from './list-property-addresses.js';
import { OutlineProperties } from './outline-properties.js';
import { PickProperties } from './pick-properties.js';

/** Listings by id or agent, for the sitemap, for what visitors have marked and for advisers, and the areas they are in. */
@Controller()
export class PropertyIndexController {
  constructor(
    private readonly outlineUseCase: OutlineProperties,
    private readonly addressesUseCase: ListPropertyAddresses,
    private readonly pickUseCase: PickProperties,
    private readonly agentProperties: ListAgentProperties,
    private readonly areas: ListAreas,
  ) {}

  @HandleRpc(outlineProperties)
  outline() {
    return this.outlineUseCase.execute();
  }

  @HandleRpc(listPropertyAddresses)
  addresses(request: z.output<typeof listPropertyAddresses.request>) {
    return this.addressesUseCase.execute(request);
  }

  @HandleRpc(pickProperties)
  pick(request: z.output<typeof pickProperties.request>) {
    return this.pickUseCase.execute(request);
  }

  @HandleRpc(listAgentProperties)
  ofAgent(request: z.output<typeof listAgentProperties.request>) {
    return this.agentProperties.list(request);
  }

  @HandleRpc(listAreas)
  listAreas(request: z.output<typeof listAreas.request>) {
    return this.areas.list(request);
  }
}
