import type { AuditPage } from '@manzil/contracts/gateway/audit';
import type { Member } from '@manzil/contracts/gateway/member';
import { listAuditEntries } from '@manzil/contracts/http/audit';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { callApi } from '../lib/call-api';
import { queryClient } from '../data/query-client';
import { membersQuery } from '../members/members-query';

const ASKED = ['action', 'kind', 'only', 'member', 'from', 'to', 'page'];

export interface AuditData {
  audit: AuditPage;
  members: Member[];
}

export async function loadAudit({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<AuditData> {
  const said = [...new URL(request.url).searchParams].filter(
    ([name, value]) => ASKED.includes(name) && value,
  );
  const [audit, { members }] = await Promise.all([
    callApi(listAuditEntries, { query: Object.fromEntries(said) }, { signal: request.signal }),
    queryClient.query(membersQuery),
  ]);
  return { audit, members };
}
