import {
  getManagedProperty,
  nameManagedProperties,
  overrideProperty,
  searchManagedProperties,
} from '@manzil/contracts/listings/property-admin-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetManagedProperty } from './get-managed-property.js';
import { NameManagedProperties } from './name-managed-properties.js';
import { OverrideProperty } from './override-property.js';
import { SearchManagedProperties } from './search-managed-properties.js';

@Controller()
export class ManagedPropertyController {
  constructor(
    private readonly searchManagedProperties: SearchManagedProperties,
    private readonly getManagedProperty: GetManagedProperty,
    private readonly nameManagedProperties: NameManagedProperties,
    private readonly overrideProperty: OverrideProperty,
  ) {}

  @HandleRpc(searchManagedProperties)
  search(search: z.output<typeof searchManagedProperties.request>) {
    return this.searchManagedProperties.search(search);
  }

  @HandleRpc(getManagedProperty)
  get(request: z.output<typeof getManagedProperty.request>) {
    return this.getManagedProperty.get(request);
  }

  @HandleRpc(nameManagedProperties)
  name(request: z.output<typeof nameManagedProperties.request>) {
    return this.nameManagedProperties.name(request);
  }

  @HandleRpc(overrideProperty)
  override(request: z.output<typeof overrideProperty.request>) {
    return this.overrideProperty.override(request);
  }
}
