import { ROUTES } from './route-table.js';
import type { Route } from './routes/route.js';

const isExact = ({ path }: Route): boolean => !path.includes(':');

const keyOf = (method: string, path: string): string => `${method} ${path}`;

const exact = new Map(ROUTES.filter(isExact).map((route) => [keyOf(route.method, route.path), route]));

const patterns = ROUTES.filter((route) => !isExact(route)).map((route) => ({
  route,
  // Table paths hold letters, digits, dashes and slashes besides their parameters.
  expression: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}));

const byPattern = new Map(ROUTES.map((route) => [keyOf(route.method, route.path), route]));

/** Browsers ask HEAD of whatever can be asked by GET. */
const asRouted = (method: string): string => (method === 'HEAD' ? 'GET' : method);

/** The route that a path on the wire leads to. */
export function matchRoute(method: string, path: string): Route | undefined {
  const routed = asRouted(method);
  return (
    exact.get(keyOf(routed, path)) ??
    patterns.find(({ route, expression }) => route.method === routed && expression.test(path))?.route
  );
}

/** The route that the router has chosen, by the path it was registered with. */
export const findRoute = (method: string, registeredPath: string): Route | undefined =>
  byPattern.get(keyOf(asRouted(method), registeredPath));
