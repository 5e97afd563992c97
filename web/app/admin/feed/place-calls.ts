import * as http from '@manzil/contracts/http/places';
import type { Place } from '@manzil/contracts/listings/place';
import { callApi } from '../lib/call-api';

export const loadPlaces = async (): Promise<Place[]> => (await callApi(http.listPlaces)).places;
