import * as http from '@manzil/contracts/http/failed-messages';
import type { Service } from '@manzil/contracts/message-routes';
import { endpointQuery } from '../data/query-client';
import { callApi } from '../lib/call-api';

export const failedMessagesQuery = endpointQuery(http.listFailedMessages, {});

/** Those named, or without ids all of the service; how many there were. */
export const requeueMessages = async (service: Service, ids?: string[]): Promise<number> =>
  (await callApi(http.requeueMessages, { params: { service }, body: { ids } })).count;

/** For good; how many there were. */
export const discardMessages = async (service: Service, ids: string[]): Promise<number> =>
  (await callApi(http.discardMessages, { params: { service }, body: { ids } })).count;
