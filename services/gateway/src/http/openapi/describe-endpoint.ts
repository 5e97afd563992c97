import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, problemSchema } from '@manzil/contracts/errors';
import { ROLES, type Role } from '@manzil/contracts/gateway/account';
import { isPermitted, type Permission } from '@manzil/contracts/gateway/permissions';
import type { Endpoint, ResponseBody } from '@manzil/contracts/http/endpoint';
import { problemsOf } from '@manzil/contracts/http/problems';
import { z } from 'zod';
import { describeInput, describeOutput, type Components, type JsonSchema } from './json-schema.js';

/** The security scheme of the session cookie. */
export const SESSION = 'session';
/** The security scheme of API tokens; its list names the scope that a token needs. */
export const TOKEN = 'token';

type Content = Record<string, { schema?: JsonSchema }>;

export type ResponseObject = { $ref: string } | { description: string; content?: Content };

/** One operation of the API document. */
export interface Operation {
  tags: string[];
  summary: string;
  operationId: string;
  'x-audience': 'public' | 'member' | Role[];
  'x-permission'?: Permission;
  security: Record<string, string[]>[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, ResponseObject>;
}

export function describeEndpoint(endpoint: Endpoint, components: Components): Operation {
  const { area, summary, audience } = endpoint;
  const body = bodyOf(endpoint);
  return {
    tags: [area],
    summary,
    operationId: operationId(endpoint),
    ...audienceOf(audience),
    security: securityOf(endpoint),
    parameters: [...pathParameters(endpoint), ...queryParameters(queryOf(endpoint))],
    ...(body && { requestBody: body }),
    responses: responses(endpoint, components),
  };
}

function audienceOf(audience: Endpoint['audience']): Pick<Operation, 'x-audience' | 'x-permission'> {
  if (audience === 'public' || audience === 'member') return { 'x-audience': audience };
  const roles = ROLES.filter((role) => isPermitted(role, audience));
  return { 'x-audience': roles, 'x-permission': audience };
}

/** The alternative ways to authenticate, of which one is enough. */
function securityOf({ audience, readsSession, scope }: Endpoint): Operation['security'] {
  if (audience === 'public') return readsSession === true ? [{}, { [SESSION]: [] }] : [];
  return [{ [SESSION]: [] }, ...(scope === undefined ? [] : [{ [TOKEN]: [scope] }])];
}

/** Path as OpenAPI writes it. */
export const templated = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const operationId = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function pathParameters({ path, params }: Endpoint): Operation['parameters'] {
  const schemas: Readonly<Record<string, z.ZodType>> = params?.shape ?? {};
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: schemas[name] === undefined ? { type: 'string' } : describeInput(schemas[name]),
  }));
}

const queryOf = ({ query, described }: Endpoint): z.ZodType | undefined => described?.query ?? query;

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

function bodyOf({ body, described, multipart }: Endpoint): Operation['requestBody'] {
  const json = described?.body ?? body;
  const content = {
    ...(json && { 'application/json': { schema: describeInput(json) } }),
    ...(multipart && { 'multipart/form-data': { schema: describeInput(multipart) } }),
  };
  if (Object.keys(content).length === 0) return undefined;
  return { required: json?.safeParse(undefined).success !== true, content };
}

function responses(endpoint: Endpoint, components: Components): Operation['responses'] {
  const described: Operation['responses'] = {};
  for (const code of problemsOf(endpoint)) {
    described[ERROR_STATUS[code]] = { $ref: `#/components/responses/${code}` };
  }
  for (const [status, body] of Object.entries(endpoint.responses)) {
    described[status] = {
      description: STATUS_CODES[status] ?? 'Response',
      ...(body !== 'nothing' && { content: contentOf(body, components) }),
    };
  }
  return described;
}

/** Describes the response of each error code, for the document's components. */
export function describeProblems(components: Components): Record<string, ResponseObject> {
  const content = { 'application/problem+json': { schema: describeOutput(problemSchema, components) } };
  return Object.fromEntries(
    Object.entries(ERROR_STATUS).map(([code, status]) => [
      code,
      { description: STATUS_CODES[status] ?? code, content },
    ]),
  );
}

function contentOf(body: Exclude<ResponseBody, 'nothing'>, components: Components): Content {
  if (body instanceof z.ZodType) return { 'application/json': { schema: describeOutput(body, components) } };
  return { [body.mediaType]: {} };
}
