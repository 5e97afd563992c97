import { listAgentProperties, listAreas, pickProperties } from '@manzil/contracts/listings/property-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ListAgentProperties } from './list-agent-properties.js';
import { ListAreas } from './list-areas.js';
import { PickProperties } from './pick-properties.js';

@Controller()
export class PropertyIndexController {
  constructor(
    private readonly pickProperties: PickProperties,
    private readonly listAgentProperties: ListAgentProperties,
    private readonly areas: ListAreas,
  ) {}

  @HandleRpc(pickProperties)
  pick(request: z.output<typeof pickProperties.request>) {
    return this.pickProperties.pick(request);
  }

  @HandleRpc(listAgentProperties)
  ofAgent(request: z.output<typeof listAgentProperties.request>) {
    return this.listAgentProperties.list(request);
  }

  @HandleRpc(listAreas)
  listAreas(request: z.output<typeof listAreas.request>) {
    return this.areas.list(request);
  }
}
