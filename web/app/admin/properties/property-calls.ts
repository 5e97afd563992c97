import { managedListingSchema, type ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import {
  managedPropertySchema,
  searchManagedProperties,
  type ManagedProperty,
} from '@manzil/contracts/listings/property-admin-rpc';
import type { z } from 'zod';
import { callApi, json } from '../lib/call-api';
import { toApiQuery } from './property-address';

export type PropertyList = z.output<typeof searchManagedProperties.response>;

/** A page of all listings, hidden and withdrawn ones too. */
export const loadProperties = (search: URLSearchParams): Promise<PropertyList> =>
  callApi(`/api/admin/properties?${toApiQuery(search).toString()}`, searchManagedProperties.response);

export const loadProperty = (pagelink: string): Promise<ManagedListing> =>
  callApi(`/api/admin/properties/${encodeURIComponent(pagelink)}`, managedListingSchema);

/**
 * Sets one lock, or with undefined lifts it. The others are taken as they are now: a colleague may have changed them
 * since this one was looked at.
 */
export async function setLock<Field extends keyof Overrides>(
  { pagelink, id }: Pick<ManagedProperty, 'pagelink' | 'id'>,
  field: Field,
  value: Overrides[Field],
): Promise<ManagedProperty> {
  const { managed } = await loadProperty(pagelink);
  const { [field]: _before, ...others } = managed.overrides;
  const overrides = value === undefined ? others : { ...others, [field]: value };
  return callApi(`/api/properties/${id}/overrides`, managedPropertySchema, json('PUT', overrides));
}
