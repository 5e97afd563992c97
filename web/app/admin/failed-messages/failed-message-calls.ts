import {
  failedMessageCountSchema,
  failedMessagesSchema,
  type FailedMessages,
} from '@manzil/contracts/gateway/failed-messages';
import { failedMessageRpcs } from '@manzil/contracts/failed-messages';
import type { Service } from '@manzil/contracts/message-routes';
import { callApi, json } from '../lib/call-api';

const PATH = '/api/admin/failed-messages';
const { requeue, discard } = failedMessageRpcs('gateway');

export const loadFailedMessages = ({ request }: { request: Request }): Promise<FailedMessages> =>
  callApi(PATH, failedMessagesSchema, { signal: request.signal });

export const countFailedMessages = async (): Promise<number> =>
  (await callApi(`${PATH}/count`, failedMessageCountSchema)).count;

/** Those named, or without ids all of the service; how many there were. */
export const requeueMessages = async (service: Service, ids?: readonly string[]): Promise<number> =>
  (await callApi(`${PATH}/${service}/requeue`, requeue.response, json('POST', { ids }))).count;

/** For good; how many there were. */
export const discardMessages = async (service: Service, ids: readonly string[]): Promise<number> =>
  (await callApi(`${PATH}/${service}/discard`, discard.response, json('POST', { ids }))).count;
