import { once } from 'node:events';
import { connect } from 'node:net';

export interface Login {
  user?: string;
  pass?: string;
}

/**
 * Sends `commands` to a NATS server in its own protocol and returns the refusals: the subject of each permission
 * violation, or the whole error of a failed login. The server answers in order, so its PONG comes last.
 */
export async function refusals(url: string, login: Login, commands: readonly string[]): Promise<string[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = [`CONNECT ${JSON.stringify({ verbose: false, ...login })}`, ...commands, 'PING'];
  socket.write(lines.map((line) => `${line}\r\n`).join(''));
  let received = '';
  for await (const chunk of socket) {
    received += String(chunk);
    if (/^PONG\r$/m.test(received)) break;
  }
  socket.destroy();
  return [...received.matchAll(/^-ERR '(.*)'\r$/gm)].map(([, violation = '']) =>
    violation.replace(/^Permissions Violation for (?:Publish|Subscription) to "([^"]*)".*$/, '$1'),
  );
}

export const publishing = (subjects: readonly string[]): string[] =>
  subjects.map((subject) => `PUB ${subject} 0\r\n`);
export const subscribing = (subjects: readonly string[]): string[] =>
  subjects.map((subject, index) => `SUB ${subject} ${index + 1}`);
