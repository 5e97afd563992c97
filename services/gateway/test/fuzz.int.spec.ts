import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Operation } from '../src/http/openapi/describe-endpoint.js';
import { wholeDocument } from '../src/whole-document.js';
import { hostileText, valueOf } from './hostile.js';
import { startLoggedProduct, type LoggedProduct } from './whole-product.js';

/** Makes the requests reproducible; another seed makes other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const PER_ROUTE = Number(process.env.FUZZ_PER_ROUTE ?? 4);
const LONGEST_MS = 10_000;

interface Probe {
  path: string;
  init: RequestInit;
}

/** Ends the session that the others use. */
const LEFT_OUT = new Set(['post /logout']);

const routes = Object.entries(wholeDocument().paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .filter(({ path, method }) => !LEFT_OUT.has(`${method} ${path}`));

/** Any request is as good as another for an endpoint that reads nothing of it. */
const takesInput = (path: string, { parameters, requestBody }: Operation): boolean =>
  path.includes('{') || requestBody !== undefined || parameters.some((parameter) => parameter.in === 'query');

function probes(path: string, method: string, operation: Operation): fc.Arbitrary<Probe> {
  const named = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const json = operation.requestBody?.content['application/json']?.schema;
  const form = operation.requestBody?.content['multipart/form-data']?.schema;
  return fc
    .record({
      segments: fc.array(hostileText, { minLength: 4, maxLength: 4 }),
      query: fc.array(fc.tuple(fc.oneof(fc.constantFrom('x', ...named), hostileText), hostileText), {
        maxLength: 6,
      }),
      body: json === undefined ? fc.constant(undefined) : fc.oneof(valueOf(json), valueOf({})),
      fields: form === undefined ? fc.constant(undefined) : valueOf(form),
      fileName: hostileText,
    })
    .map(({ segments, query, body, fields, fileName }) => {
      const filled = path.replace(
        /\{\w+\}/g,
        () => encodeURIComponent((segments.pop() ?? '').replace(/\p{Cs}/gu, '\ufffd')) || '-',
      );
      const search = query.map((pair) =>
        pair.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))).join('='),
      );
      return {
        path: `${filled}${search.length > 0 ? `?${search.join('&')}` : ''}`,
        init: {
          method: method.toUpperCase(),
          ...(fields === undefined ? asJson(body) : asForm(fields, fileName)),
        },
      };
    });
}

const asJson = (body: unknown): RequestInit =>
  body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };

function asForm(fields: unknown, fileName: string): RequestInit {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields) as Record<string, unknown>)) {
    if (typeof value === 'string' && value.length > 20) form.append(name, new Blob([value]), fileName);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { body: form };
}

describe('whatever is sent', () => {
  let product: LoggedProduct;
  beforeAll(async () => {
    product = await startLoggedProduct();
  });
  afterAll(async () => {
    await product.stop();
  });

  const send = async (probe: Probe) => {
    const answer = await product.call(probe.path, { ...probe.init, signal: AbortSignal.timeout(LONGEST_MS) });
    const type = answer.headers.get('content-type') ?? '';
    const isStream = type.startsWith('text/event-stream');
    if (isStream) await answer.body?.cancel();
    return { probe, answer, type, text: isStream ? '' : await answer.text() };
  };

  it.each(routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
    'to %s is answered in time, without a failure of ours and without an echo of markup',
    async (_name, { path, method, operation }) => {
      const samples = fc.sample(probes(path, method, operation), {
        seed: SEED,
        numRuns: takesInput(path, operation) ? PER_ROUTE : 1,
      });
      const answers = await Promise.all(samples.map(send));
      for (const { probe, answer, type, text } of answers) {
        const shown = JSON.stringify({ ...probe, status: answer.status, text: text.slice(0, 400) });
        if (answer.status >= 500) throw new Error(`a failure of ours: ${shown}`);
        if (type.startsWith('text/html') && text.includes('<mz-'))
          throw new Error(`markup comes back: ${shown}`);
        if (answer.status >= 400 && /<mz-|\n\s+at |node_modules|QueryFailed/.test(text))
          throw new Error(`an echo, or our inside: ${shown}`);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
    LONGEST_MS + 5_000,
  );

  it('leaves no failure in the logs', () => {
    expect(product.errors()).toEqual([]);
  });
});
