import { nameOf, type Endpoint } from '@manzil/contracts/http/endpoint';
import { Injectable, type Type } from '@nestjs/common';
import { readHandlers, type Handler } from './read-handlers.js';

interface Pattern {
  endpoint: Endpoint;
  expression: RegExp;
}

/**
 * The endpoints that the controllers handle, by path: for the edge, the guard, the tags of responses and
 * the API document. Its constructor throws for controllers that the router would not serve as they are defined.
 */
@Injectable()
export class EndpointRegistry {
  readonly endpoints: readonly Endpoint[];
  private readonly byName: ReadonlyMap<string, Endpoint>;
  private readonly patterns: ReadonlyMap<string, readonly Pattern[]>;

  constructor(controllers: readonly Type[]) {
    const handlers = readHandlers(controllers);
    this.endpoints = handlers.map(endpointOfHandler);
    assertEachIsReached(this.endpoints);
    this.byName = new Map(this.endpoints.map((endpoint) => [nameOf(endpoint), endpoint]));
    this.patterns = byMethod(this.endpoints.filter(hasParameters).map(toPattern));
  }

  /** Finds the endpoint for a path as sent by the client. */
  match(method: string, path: string): Endpoint | undefined {
    const routed = asRouted(method);
    const exact = this.byName.get(`${routed} ${path}`);
    if (exact !== undefined && !path.includes(':')) return exact;
    return this.patterns.get(routed)?.find(({ expression }) => expression.test(path))?.endpoint;
  }

  /** Finds the endpoint that the router has chosen, by its registered path. */
  find(method: string, registeredPath: string): Endpoint | undefined {
    return this.byName.get(`${asRouted(method)} ${registeredPath}`);
  }
}

/** Browsers send HEAD wherever they may send GET. */
const asRouted = (method: string): string => (method === 'HEAD' ? 'GET' : method);

const hasParameters = ({ path }: Endpoint): boolean => path.includes(':');

const toPattern = (endpoint: Endpoint): Pattern => ({
  endpoint,
  // Apart from their parameters, paths consist of letters, digits, dots, dashes and slashes.
  expression: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
});

function byMethod(patterns: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const grouped = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const { method } = pattern.endpoint;
    grouped.set(method, [...(grouped.get(method) ?? []), pattern]);
  }
  return grouped;
}

function endpointOfHandler({ endpoint, label, method, path }: Handler): Endpoint {
  const registered = `${method} ${path}`;
  if (endpoint === undefined) throw new Error(`${label} answers ${registered}, which no endpoint defines`);
  if (registered === nameOf(endpoint)) return endpoint;
  throw new Error(
    `${label} is registered as ${registered} and not as ${nameOf(endpoint)}: its controller has a path`,
  );
}

/** The router takes the first match: a parameter registered before a fixed segment would get its requests. */
function assertEachIsReached(endpoints: readonly Endpoint[]): void {
  const earlier: Pattern[] = [];
  for (const endpoint of endpoints) {
    const taker = earlier.find(
      (each) => each.endpoint.method === endpoint.method && each.expression.test(endpoint.path),
    );
    if (taker !== undefined) {
      throw new Error(
        `${nameOf(endpoint)} is never reached: ${nameOf(taker.endpoint)} is registered before it and takes its requests`,
      );
    }
    earlier.push(toPattern(endpoint));
  }
}
