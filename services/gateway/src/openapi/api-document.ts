import type { Type } from '@nestjs/common';
import { AREAS } from '../front-door/route-table.js';
import { nameOf } from '../front-door/routes/route.js';
import {
  describeProblems,
  describeRoute,
  SESSION,
  templated,
  type Operation,
  type ResponseObject,
} from './describe-route.js';
import type { Components, JsonSchema } from './json-schema.js';
import { readRouteInputs } from './route-inputs.js';

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
  '`x-audience` says who may call: `public`, any `member` with a session, or members of the roles listed.',
  'State-changing calls, and `GET /api/data`, are refused when a browser makes them for another site.',
].join(' ');

/** The API as OpenAPI 3.1, from the route table and the schemas of these controllers. */
export function describeApi(controllers: readonly Type[]): ApiDocument {
  const inputs = readRouteInputs(controllers);
  const components: Components = new Map();
  const paths: ApiDocument['paths'] = {};
  for (const [tag, routes] of Object.entries(AREAS)) {
    for (const route of routes) {
      const taken = inputs.get(nameOf(route));
      if (taken === undefined) throw new Error(`No controller answers ${nameOf(route)}`);
      const operations = (paths[templated(route.path)] ??= {});
      operations[route.method.toLowerCase()] = describeRoute(route, taken, tag, components);
    }
  }
  const responses = describeProblems(components);
  return {
    openapi: '3.1.0',
    info: { title: 'Manzil', version: '1', description: DESCRIPTION },
    tags: Object.keys(AREAS).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
      responses,
      securitySchemes: { [SESSION]: { type: 'apiKey', in: 'cookie', name: 'manzil_session' } },
    },
  };
}
