import * as http from '@manzil/contracts/http/leads';
import type { Lead, LeadChange } from '@manzil/contracts/leads/lead';
import { callApi } from '../../kit/data/call-api';

/** Saves over `version`, which the user has seen. A 409 problem when another user saved first. */
export const changeLead = (id: string, version: number, change: LeadChange): Promise<Lead> =>
  callApi(http.changeLead, { params: { id }, body: { ...change, expectedVersion: version } });
