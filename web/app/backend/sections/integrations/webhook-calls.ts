import * as http from '@manzil/contracts/http/webhooks';
import type { Delivery, Webhook, WebhookWithSecret } from '@manzil/contracts/leads/webhook';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import type { BodyInput } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';

export const webhooksQuery = endpointQuery(http.listWebhooks, {});

/** Polled by the webhook screen, because the state changes with each delivery. */
export const liveWebhooksQuery = { ...webhooksQuery, refetchInterval: 5_000 };

/** Polling interval of the log while a delivery is due soon. */
const LOG_INTERVAL_MS = 3_000;
/** Attempts after this time do not cause polling. */
const SOON_MS = 60_000;

export const deliveriesQuery = (id: string, params: URLSearchParams) => ({
  ...endpointQuery(http.listDeliveries, {
    params: { id },
    query: { state: params.get('state') ?? undefined, page: params.get('page') ?? undefined },
  }),
  refetchInterval: ({ state }: { state: { data?: { items: Delivery[] } | undefined } }): number | false =>
    state.data?.items.some(isSoon) === true ? LOG_INTERVAL_MS : false,
});

const isSoon = ({ nextAttemptAt }: Delivery): boolean =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < SOON_MS;

/** Preloads a webhook and the page of its log given by the URL. */
export async function loadWebhook({
  request,
  params: { id = '' },
}: Pick<ClientLoaderFunctionArgs, 'request' | 'params'>): Promise<null> {
  const params = new URL(request.url).searchParams;
  await Promise.all([queryClient.query(webhooksQuery), queryClient.query(deliveriesQuery(id, params))]);
  return null;
}

export const addWebhook = (body: BodyInput<typeof http.addWebhook>): Promise<WebhookWithSecret> =>
  callApi(http.addWebhook, { body });

export const changeWebhook = (id: string, body: BodyInput<typeof http.changeWebhook>): Promise<Webhook> =>
  callApi(http.changeWebhook, { params: { id }, body });

export const removeWebhook = (id: string): Promise<void> => callApi(http.removeWebhook, { params: { id } });

export const rotateSecret = (id: string): Promise<WebhookWithSecret> =>
  callApi(http.rotateWebhookSecret, { params: { id } });

export const sendTest = (id: string): Promise<Delivery> => callApi(http.testWebhook, { params: { id } });

export const retryDelivery = (id: string): Promise<Delivery> =>
  callApi(http.retryDelivery, { params: { id } });
