import * as http from '@manzil/contracts/http/rules';
import type { LoaderFunctionArgs } from 'react-router';
import type { CallInput } from '@manzil/contracts/http/call';
import { callApi } from '../../kit/data/call-api';
import { endpointQuery, queryClient } from '../../kit/data/query-client';

export const rulesQuery = endpointQuery(http.listRules, {});

export const ruleQuery = (id: string) => endpointQuery(http.showRule, { params: { id } });

export const diffQuery = (id: string, version: number, other: number) =>
  endpointQuery(http.diffRuleVersions, {
    params: { id, version: String(version), other: String(other) },
  });

export const loadRules = () => queryClient.query(rulesQuery);

export const loadRule = ({ params }: LoaderFunctionArgs) => queryClient.query(ruleQuery(params.id ?? ''));

export const confirmVersion = (id: string, version: number, reviewBy: string) =>
  callApi(http.confirmRuleVersion, { params: { id, version: String(version) }, body: { reviewBy } });

export const addVersion = (id: string, body: CallInput<typeof http.addRuleVersion>['body']) =>
  callApi(http.addRuleVersion, { params: { id }, body });
