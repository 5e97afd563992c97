import * as http from '@manzil/contracts/http/places';
import type { Place, PlaceNames } from '@manzil/contracts/listings/place';
import { callApi } from '../lib/call-api';

export const loadPlaces = async (): Promise<Place[]> => (await callApi(http.listPlaces)).places;

/** Refused (409) when somebody has saved since `expectedVersion`, or when another place has one of the names. */
export const savePlace = (name: string, names: PlaceNames, expectedVersion: number): Promise<Place> =>
  callApi(http.savePlace, { params: { name }, body: { ...names, expectedVersion } });
