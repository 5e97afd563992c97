import { once } from 'node:events';
import { connect } from 'node:net';

export interface Login {
  user?: string;
  pass?: string;
}

/**
 * Says `commands` to a NATS server in its own protocol and returns what it refused: the subject of each violation, or
 * the whole complaint of a login. The server answers in order, so that its PONG ends them.
 */
export async function refusals(url: string, login: Login, commands: readonly string[]): Promise<string[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = [`CONNECT ${JSON.stringify({ verbose: false, ...login })}`, ...commands, 'PING'];
  socket.write(lines.map((line) => `${line}\r\n`).join(''));
  let said = '';
  for await (const chunk of socket) {
    said += String(chunk);
    if (/^PONG\r$/m.test(said)) break;
  }
  socket.destroy();
  return [...said.matchAll(/^-ERR '(.*)'\r$/gm)].map(([, complaint = '']) =>
    complaint.replace(/^Permissions Violation for (?:Publish|Subscription) to "([^"]*)".*$/, '$1'),
  );
}

export const publishing = (subjects: readonly string[]): string[] =>
  subjects.map((subject) => `PUB ${subject} 0\r\n`);
export const subscribing = (subjects: readonly string[]): string[] =>
  subjects.map((subject, index) => `SUB ${subject} ${index + 1}`);
