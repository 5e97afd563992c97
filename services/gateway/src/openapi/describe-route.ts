import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, problemSchema, type ErrorCode } from '@manzil/contracts/errors';
import { z } from 'zod';
import type { Answer, Route } from '../front-door/routes/route.js';
import { describeInput, describeOutput, type Components, type JsonSchema } from './json-schema.js';
import type { RouteInputs } from './route-inputs.js';

/** The security scheme of the session cookie. */
export const SESSION = 'session';

type Content = Record<string, { schema?: JsonSchema }>;

export type ResponseObject = { $ref: string } | { description: string; content?: Content };

/** One operation of the API document. */
export interface Operation {
  tags: string[];
  summary: string | undefined;
  operationId: string;
  'x-audience': Route['audience'];
  security: Record<string, never[]>[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, ResponseObject>;
}

export function describeRoute(
  route: Route,
  inputs: RouteInputs,
  tag: string,
  components: Components,
): Operation {
  const { audience, readsSession } = route;
  const body = bodyOf(route, inputs);
  return {
    tags: [tag],
    summary: route.summary,
    operationId: operationId(route),
    'x-audience': audience,
    security:
      audience === 'public' ? (readsSession === true ? [{}, { [SESSION]: [] }] : []) : [{ [SESSION]: [] }],
    parameters: [...pathParameters(route, inputs), ...queryParameters(route.query ?? inputs.query)],
    ...(body && { requestBody: body }),
    responses: responses(route, inputs, components),
  };
}

/** Path as OpenAPI writes it. */
export const templated = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const operationId = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const pathParameters = ({ path }: Route, { params }: RouteInputs): Operation['parameters'] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: params[name] === undefined ? { type: 'string' } : describeInput(params[name]),
  }));

function queryParameters(query: z.ZodType | undefined): Operation['parameters'] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = describeInput(query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    schema,
  }));
}

function bodyOf(route: Route, inputs: RouteInputs): Operation['requestBody'] {
  const json = route.body ?? inputs.body;
  const content = {
    ...(json && { 'application/json': { schema: describeInput(json) } }),
    ...(route.multipart && { 'multipart/form-data': { schema: describeInput(route.multipart) } }),
  };
  if (Object.keys(content).length === 0) return undefined;
  return { required: json?.safeParse(undefined).success !== true, content };
}

function responses(route: Route, inputs: RouteInputs, components: Components): Operation['responses'] {
  const answered: Operation['responses'] = {};
  for (const code of problemsOf(route, inputs)) {
    answered[ERROR_STATUS[code]] = { $ref: `#/components/responses/${code}` };
  }
  for (const [status, answer] of [
    [String(inputs.status), route.response] as const,
    ...Object.entries(route.alsoAnswers ?? {}),
  ]) {
    const description = STATUS_CODES[status] ?? 'Answer';
    answered[status] = {
      description,
      ...(answer !== undefined && answer !== 'nothing' && { content: contentOf(answer, components) }),
    };
  }
  return answered;
}

/** What each error code answers, for the document's components. */
export function describeProblems(components: Components): Record<string, ResponseObject> {
  const content = { 'application/problem+json': { schema: describeOutput(problemSchema, components) } };
  return Object.fromEntries(
    Object.entries(ERROR_STATUS).map(([code, status]) => [
      code,
      { description: STATUS_CODES[status] ?? code, content },
    ]),
  );
}

function contentOf(answer: Exclude<Answer, 'nothing'>, components: Components): Content {
  if (answer instanceof z.ZodType)
    return { 'application/json': { schema: describeOutput(answer, components) } };
  return { [answer.mediaType]: {} };
}

/** Problems that follow from what a route takes and from whom, and those it names. */
function problemsOf(route: Route, inputs: RouteInputs): Set<ErrorCode> {
  const guarded = route.audience !== 'public';
  const takesBody = bodyOf(route, inputs) !== undefined;
  const takesQuery = (route.query ?? inputs.query) !== undefined;
  const hasParams = route.path.includes(':');
  return new Set<ErrorCode>([
    ...when(takesBody || takesQuery || hasParams, 'VALIDATION_FAILED'),
    ...when(guarded, 'UNAUTHENTICATED'),
    ...when(guarded || route.method !== 'GET' || route.changesState === true, 'FORBIDDEN'),
    ...when(hasParams, 'NOT_FOUND'),
    ...when(takesBody, 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'),
    ...when(route.cached !== undefined, 'RATE_LIMITED'),
    ...(route.problems ?? []),
    'INTERNAL',
    'UNAVAILABLE',
    'DEADLINE_EXCEEDED',
  ]);
}

const when = (condition: boolean, ...codes: ErrorCode[]): ErrorCode[] => (condition ? codes : []);
