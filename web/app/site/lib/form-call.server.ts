import { createHash } from 'node:crypto';
import type { CallInput } from '@manzil/contracts/http/call';
import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { z } from 'zod';
import { log } from '../../../server/log.mjs';
import { endpointUrl } from '../../shared/lib/endpoint-url';
import { atLeast, type LoaderCall } from '../../shared/lib/api-call.server';
import { sentOriginSchema, type LeadOrigin } from '@manzil/contracts/leads/origin';
import { byField, type FormOutcome, type FormValues } from './forms';
import { loadContext } from '../../shared/lib/load-context';
import { utmOf } from './visit-origin';

const DEADLINE_MS = 8_000;

/** The one part of a problem document that a form shows. */
const problemSchema = z.object({
  issues: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
  detail: z.string().default(''),
  /** The reason why a conflict is one that the visitor can do something about. */
  details: z.object({ reason: z.string() }).optional(),
});

/**
 * Sends a form to the gateway. Returns the status of a success, else what the visitor is shown: refused fields by the
 * names that the form gives them (`rename`), or that it could not be delivered. The log names the endpoint, because its
 * parameters can be the secret of a link.
 */
export async function deliver<E extends Endpoint>(
  { request, context }: LoaderCall,
  { method, path }: E,
  { params, body }: Pick<CallInput<E>, 'params' | 'body'>,
  rename: Record<string, string> = {},
): Promise<number | FormOutcome> {
  const { texts } = context.get(loadContext);
  const { config, requestId } = context.get(loadContext);
  const visitor = request.headers.get('x-visitor-address');
  try {
    const answer = await fetch(config.API_URL + endpointUrl(path, { params }), {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-request-id': requestId,
        ...(visitor !== null &&
          config.WEB_TOKEN !== undefined && {
            'x-visitor-address': visitor,
            'x-web-token': config.WEB_TOKEN,
          }),
      },
      body: JSON.stringify(body),
      // The request continues when the visitor disconnects, so that a form that was sent arrives.
      signal: AbortSignal.timeout(atLeast(config, DEADLINE_MS)),
    });
    if (answer.ok) return answer.status;
    if (answer.status === 429) return { status: 'failed', message: texts.form.tooOften };
    const { issues, detail, details } = problemSchema
      .catch({ issues: [], detail: '' })
      .parse(await answer.json());
    if (answer.status === 409 && details !== undefined) return { status: 'failed', message: detail };
    const errors = byField(
      issues.map(({ field, message }) => ({ path: [field.split('.')[0] ?? ''], message })),
      rename,
    );
    if (Object.keys(errors).length > 0) return { status: 'invalid', errors };
    log('warn', 'form refused', { requestId, path, status: answer.status });
  } catch (error) {
    log('warn', 'form not delivered', {
      requestId,
      path,
      error: error instanceof Error ? error.message : String(error),
    });
  }
  return { status: 'failed', message: texts.form.failed };
}

const idSchema = z.uuid();

/**
 * The id that identifies repeated sends of a form: the one that its browser made. Without scripts there is none; then
 * it is derived from the input and the day, so that sending the same form again yields the same id.
 */
export function submissionId(values: FormValues): string {
  const given = idSchema.safeParse(values.id);
  if (given.success) return given.data;
  const day = new Date().toISOString().slice(0, 10);
  const typed = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return idOf([day, typed]);
}

/** The same id for the same value. */
export function idOf(value: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(value)).digest('hex');
  // UUID version 8: a custom id.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The values by which the gateway recognises robots. */
export function formTraps(values: FormValues): { website?: string; openForMs?: number } {
  const openForMs = Number.parseInt(values.openForMs ?? '', 10);
  return {
    ...(values.website && { website: values.website.slice(0, 200) }),
    ...(openForMs >= 0 && { openForMs }),
  };
}

/** Returns the origin that the script reports, or without a script the one in the form page's URL. */
export function leadOrigin({ request }: LoaderCall, { origin }: FormValues): LeadOrigin | undefined {
  if (origin !== undefined) return sentOriginSchema.parse(parsedJson(origin));
  const page = URL.parse(request.headers.get('referer') ?? '');
  const utm = utmOf(page?.search ?? '');
  if (Object.keys(utm).length === 0) return undefined;
  const last = { at: new Date().toISOString(), referrer: null, utm };
  return sentOriginSchema.parse({ first: null, last, pages: [], homes: [] });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
