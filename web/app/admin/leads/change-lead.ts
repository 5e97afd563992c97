import { leadSchema, type Lead, type LeadChange } from '@manzil/contracts/leads/lead';
import { callApi, json } from '../lib/call-api';

/** Saves over `version`, the one that was looked at. A 409 problem when somebody else was quicker. */
export const changeLead = (id: string, version: number, change: LeadChange): Promise<Lead> =>
  callApi(`/api/leads/${id}`, leadSchema, json('PATCH', { ...change, expectedVersion: version }));
