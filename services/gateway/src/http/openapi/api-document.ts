import { API_TOKEN_PREFIX } from '@manzil/contracts/gateway/api-token';
import { AREAS, type Endpoint } from '@manzil/contracts/http/endpoint';
import {
  describeEndpoint,
  describeProblems,
  SESSION,
  templated,
  TOKEN,
  type Operation,
  type ResponseObject,
} from './describe-endpoint.js';
import type { Components, JsonSchema } from './json-schema.js';

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  /** Path to method (lower case) to operation. */
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

const DESCRIPTION = [
  'Errors are RFC 9457 problem documents with `code`, `requestId` and, for what is not valid, `issues`.',
  '`x-audience` says who may call: `public`, any `member` with a session, or members of the roles listed, which have the permission that `x-permission` names.',
  'The security `token` is an API token of an admin (`Authorization: Bearer …`) with the scope that is listed.',
  'State-changing calls, and `GET /api/data`, are refused when a browser makes them for another site.',
].join(' ');

/**
 * Describes these endpoints as OpenAPI 3.1, sorted by area and path, so that the order of controllers does not matter.
 */
export function describeApi(endpoints: readonly Endpoint[]): ApiDocument {
  const components: Components = new Map();
  const paths: ApiDocument['paths'] = {};
  const byPath = endpoints.toSorted((one, other) => (nameByPath(one) < nameByPath(other) ? -1 : 1));
  for (const endpoint of AREAS.flatMap((area) => byPath.filter((each) => each.area === area))) {
    const operations = (paths[templated(endpoint.path)] ??= {});
    operations[endpoint.method.toLowerCase()] = describeEndpoint(endpoint, components);
  }
  const responses = describeProblems(components);
  return {
    openapi: '3.1.0',
    info: { title: 'Manzil', version: '1', description: DESCRIPTION },
    tags: AREAS.map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
      responses,
      securitySchemes: {
        [SESSION]: { type: 'apiKey', in: 'cookie', name: 'manzil_session' },
        [TOKEN]: { type: 'http', scheme: 'bearer', bearerFormat: `${API_TOKEN_PREFIX}…` },
      },
    },
  };
}

const nameByPath = ({ method, path }: Endpoint): string => `${path} ${method}`;
