import { listAuditEntries } from '@manzil/contracts/http/audit';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { membersQuery } from '../../kit/data/members-query';

const ASKED = ['action', 'kind', 'only', 'member', 'from', 'to', 'sort', 'page'];

/** The page of the audit trail for the URL parameters. */
export const auditQuery = (params: URLSearchParams) =>
  endpointQuery(listAuditEntries, {
    query: Object.fromEntries([...params].filter(([name, value]) => ASKED.includes(name) && value)),
  });

export async function loadAudit({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<null> {
  const { searchParams } = new URL(request.url);
  await Promise.all([queryClient.query(auditQuery(searchParams)), queryClient.query(membersQuery)]);
  return null;
}
