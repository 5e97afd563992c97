import {
  overrideListing,
  searchManagedListings,
  showManagedListing,
} from '@manzil/contracts/http/managed-listings';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { endpointQuery } from '../data/query-client';
import { callApi } from '../lib/call-api';
import { toApiQuery } from './property-address';

/** A page of all listings, hidden and withdrawn ones too. */
export const propertiesQuery = (search: URLSearchParams) =>
  endpointQuery(searchManagedListings, { query: Object.fromEntries(toApiQuery(search)) });

export const propertyQuery = (pagelink: string) =>
  endpointQuery(showManagedListing, { params: { pagelink } });

/**
 * Sets one lock, or with undefined lifts it. The others are taken as they are now: a colleague may have changed them
 * since this one was looked at.
 */
export async function setLock<Field extends keyof Overrides>(
  { pagelink, id }: Pick<ManagedProperty, 'pagelink' | 'id'>,
  field: Field,
  value: Overrides[Field],
): Promise<ManagedProperty> {
  const { managed } = await callApi(showManagedListing, { params: { pagelink } });
  const { [field]: _before, ...others } = managed.overrides;
  const overrides = value === undefined ? others : { ...others, [field]: value };
  return callApi(overrideListing, { params: { id }, body: overrides });
}
