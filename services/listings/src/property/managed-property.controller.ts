import {
  correctProperties,
  correctProperty,
  exportManagedProperties,
  getManagedProperty,
  listManagedChoices,
  nameManagedProperties,
  overrideProperty,
  searchManagedProperties,
} from '@manzil/contracts/listings/property-admin-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ExportManagedProperties } from './export-managed-properties.js';
import { GetManagedProperty } from './get-managed-property.js';
import { ListManagedChoices } from './list-managed-choices.js';
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
    private readonly listManagedChoices: ListManagedChoices,
    private readonly exportManagedProperties: ExportManagedProperties,
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

  @HandleRpc(correctProperty)
  correct(request: z.output<typeof correctProperty.request>) {
    return this.overrideProperty.correct(request);
  }

  @HandleRpc(correctProperties)
  correctMany(request: z.output<typeof correctProperties.request>) {
    return this.overrideProperty.correctMany(request);
  }

  @HandleRpc(listManagedChoices)
  choices() {
    return this.listManagedChoices.list();
  }

  @HandleRpc(exportManagedProperties)
  export(request: z.output<typeof exportManagedProperties.request>) {
    return this.exportManagedProperties.export(request);
  }
}
