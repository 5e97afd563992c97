import { waitFor } from '@manzil/testing/wait-for';
import { read, type Answer, type Product } from './product.js';

export interface Staff {
  /** Calls the first gateway by default. */
  call(path: string, init?: RequestInit, gateway?: string): Promise<Answer>;
  /** Resolves to the status, as do the other methods that change something. */
  tryLogin(username: string, password: string): Promise<number>;
  addQuestion(gateway: string, question: string): Promise<number>;
  /** Resolves to the id of the run. */
  startImport(gateway: string): Promise<string>;
  runState(gateway: string, id: string): Promise<string>;
}

/** Logs in as the first admin, whose session is valid at both gateways. */
export async function signIn(product: Product): Promise<Staff> {
  const [first] = product.gateways;
  const { username, password } = product.admin;
  const login = await waitFor('a login', async () => {
    const answer = await fetch(`${first}/login`, json({ username, password }));
    return answer.ok ? answer : undefined;
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const send = (gateway: string, path: string, init: RequestInit = {}): Promise<Answer> =>
    read(gateway + path, { ...init, headers: { ...headersOf(init), cookie } });
  return {
    call: (path, init, gateway = first) => send(gateway, path, init),
    tryLogin: async (name, secret) =>
      (await read(`${first}/login`, json({ username: name, password: secret }))).status,
    addQuestion: async (gateway, question) => {
      const body = { question, answer: '<p>Yes.</p>' };
      return (await send(gateway, '/api/faqs', json(body))).status;
    },
    startImport: async (gateway) => {
      const answer = await send(gateway, '/api/feed/runs', json({}));
      return (JSON.parse(answer.text) as { id: string }).id;
    },
    runState: async (gateway, id) =>
      (JSON.parse((await send(gateway, `/api/feed/runs/${id}`)).text) as { state: string }).state,
  };
}

export const json = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify(body),
});

const headersOf = ({ headers }: RequestInit): Record<string, string> =>
  Object.fromEntries(new Headers(headers));
