import { listPropertyAddresses, outlineProperties, pickProperties } from '@manzil/contracts/listings/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ListPropertyAddresses } from './list-property-addresses.js';
import { OutlineProperties } from './outline-properties.js';
import { PickProperties } from './pick-properties.js';

/** Listings by id: for the sitemap, and for what visitors have marked. */
@Controller()
export class PropertyIndexController {
  constructor(
    private readonly outlineUseCase: OutlineProperties,
    private readonly addressesUseCase: ListPropertyAddresses,
    private readonly pickUseCase: PickProperties,
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
}
