import * as http from '@manzil/contracts/http/failed-messages';
import type { Service } from '@manzil/contracts/message-routes';
import { endpointQuery } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';

export const failedMessagesQuery = endpointQuery(http.listFailedMessages, {});

/** Requeues the given or all messages of a service; returns how many. */
export const requeueMessages = async (service: Service, ids?: string[]): Promise<number> =>
  (await callApi(http.requeueMessages, { params: { service }, body: { ids } })).count;

/** Cannot be undone; returns how many. */
export const discardMessages = async (service: Service, ids: string[]): Promise<number> =>
  (await callApi(http.discardMessages, { params: { service }, body: { ids } })).count;
