import { overrideProperty, searchManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { OverrideProperty } from './override-property.js';
import { SearchManagedProperties } from './search-managed-properties.js';

/** Listings for staff. */
@Controller()
export class ManagedPropertyController {
  constructor(
    private readonly searchUseCase: SearchManagedProperties,
    private readonly overrideUseCase: OverrideProperty,
  ) {}

  @HandleRpc(searchManagedProperties)
  search(search: z.output<typeof searchManagedProperties.request>) {
    return this.searchUseCase.execute(search);
  }

  @HandleRpc(overrideProperty)
  override(request: z.output<typeof overrideProperty.request>) {
    return this.overrideUseCase.execute(request);
  }
}
