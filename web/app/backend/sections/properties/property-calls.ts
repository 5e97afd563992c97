import { listTeamEntries } from '@manzil/contracts/http/content-editing';
import * as http from '@manzil/contracts/http/managed-listings';
import { listPortalAddresses } from '@manzil/contracts/http/portal-feeds';
import type { Agent } from '@manzil/contracts/listings/property';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';
import { toApiQuery } from './property-search-params';

/** A page of all listings, hidden and withdrawn ones too. */
export const propertiesQuery = (search: URLSearchParams) =>
  endpointQuery(http.searchManagedListings, { query: Object.fromEntries(toApiQuery(search)) });

export const propertyQuery = (pagelink: string) =>
  endpointQuery(http.showManagedListing, { params: { pagelink } });

/** The values by which listings are filtered, and the places of the open data. */
export const choicesQuery = endpointQuery(http.listListingChoices, {});

export const viewsQuery = endpointQuery(http.listListingViews, {});

export const portalsQuery = endpointQuery(listPortalAddresses, {});

/** The possible advisers of a listing: the team, then others named by listings. */
export const advisersQuery = queryOptions({
  queryKey: ['advisers of listings'],
  queryFn: async ({ signal }): Promise<Agent[]> => {
    const [{ advisers }, { entries }] = await Promise.all([
      callApi(http.listListingChoices, {}, { signal }),
      callApi(listTeamEntries, {}, { signal }),
    ]);
    const byName = new Map(advisers.map((adviser) => [adviser.name, adviser]));
    const offered = entries.filter(({ advises }) => advises);
    for (const { name, advises } of entries) if (!advises) byName.delete(name);
    const ofTeam = offered.map(({ name, phone, photo, brn, email }): Agent => {
      const known = byName.get(name);
      byName.delete(name);
      return {
        name,
        phone: phone || (known?.phone ?? null),
        email: email || (known?.email ?? null),
        photo: photo || (known?.photo ?? null),
        licence: brn || (known?.licence ?? null),
      };
    });
    return [...ofTeam, ...byName.values()];
  },
});

/**
 * Sets one lock, or with undefined lifts it. The others stay unchanged: a colleague may have changed them since this
 * one was loaded.
 */
export const setLock = <Field extends keyof Overrides>(
  { id }: Pick<ManagedProperty, 'id'>,
  field: Field,
  value: Overrides[Field],
): Promise<ManagedProperty> =>
  callApi(http.correctListing, {
    params: { id },
    body: value === undefined ? { lift: [field] } : { set: { [field]: value } },
  });
