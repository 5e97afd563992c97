import type { AuditEntry } from '@manzil/contracts/gateway/audit';
import { postJson } from './gateway-under-test.js';
import type { Product } from './whole-product.js';

export type Known = Record<string, number | string>;

/**
 * An audited action: how it is performed, and the one row that it adds. `known` has the results of earlier actions.
 */
export interface Act {
  action: string;
  run: (product: Product, known: Known) => Promise<unknown>;
  row: Omit<Partial<AuditEntry>, 'entity' | 'changes'> & { entity?: unknown; changes?: unknown };
}

export const send = async (
  product: Product,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> => {
  const init = body instanceof FormData ? { body } : body === undefined ? {} : postJson(body);
  const answer = await product.call(path, { ...init, method });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
};

export const does =
  (method: string, path: string | ((known: Known) => string), body?: (known: Known) => unknown) =>
  (product: Product, known: Known): Promise<unknown> =>
    send(product, method, typeof path === 'string' ? path : path(known), body?.(known));

export const remembers =
  (name: string, run: Act['run'], idOf = (answer: Known): number | string => answer.id ?? '') =>
  async (product: Product, known: Known): Promise<void> => {
    known[name] = idOf((await run(product, known)) as Known);
  };

export const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
