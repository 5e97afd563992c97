import { listLeads, showLead } from '@manzil/contracts/http/leads';
import type { Lead, LeadPage } from '@manzil/contracts/leads/lead';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { ApiProblem, callApi } from '../lib/call-api';
import { toApiQuery } from './lead-address';

export interface LeadsData {
  list: LeadPage;
  /** The one that is open, null when there is none of that id. */
  lead: Lead | null | undefined;
}

export async function loadLeads({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<LeadsData> {
  const params = new URL(request.url).searchParams;
  const open = params.get('lead');
  const [list, lead] = await Promise.all([
    callApi(listLeads, { query: toApiQuery(params) }, { signal: request.signal }),
    open === null ? undefined : findLead(open),
  ]);
  return { list, lead };
}

async function findLead(id: string): Promise<Lead | null> {
  try {
    return await callApi(showLead, { params: { id } });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
