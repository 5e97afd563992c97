import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { waitFor } from '@manzil/testing/wait-for';
import { afterEach, describe, expect, it } from 'vitest';
import { limitSenders, type SenderLimits } from './limit-senders.js';

const NEVER = 600_000;
const LIMITS: SenderLimits = { connections: 3, headersMs: NEVER, requestMs: NEVER, checkMs: 50 };
const HEADERS = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n';

describe('a sender', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) server.close();
  });

  const start = async (limits: Partial<SenderLimits>, isProxy = false): Promise<number> => {
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.end('read'));
    });
    limitSenders(server, { ...LIMITS, ...limits }, () => isProxy);
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };

  /** Opens a connection, sends a text and records the response. */
  const open = async (port: number, sent = '') => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const state = { socket, received: '', isClosed: false };
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => (state.received += bytes.toString()));
    socket.on('close', () => (state.isClosed = true));
    await once(socket, 'connect');
    if (sent !== '') socket.write(sent);
    return state;
  };

  it.each([
    ['sends nothing', '', { headersMs: 200 }],
    ['never ends its headers', HEADERS, { headersMs: 200 }],
    ['never ends its body', `${HEADERS}\r\nabc`, { requestMs: 300, headersMs: 200 }],
  ])('that %s loses its connection', async (_what, sent, limits) => {
    const connection = await open(await start(limits), sent);
    await waitFor('the server to close the connection', () => connection.isClosed);
    expect(connection.received).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that sends a header byte by byte loses its connection', async () => {
    const connection = await open(await start({ headersMs: 200 }), 'GET / HTTP/1.1\r\nX-A: ');
    const drip = setInterval(() => connection.socket.write('a'), 20);
    await waitFor('the server to close the connection', () => connection.isClosed);
    clearInterval(drip);
    expect(connection.received).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that ends its request in time gets its answer', async () => {
    const connection = await open(await start({}), `${HEADERS}\r\nabc`);
    connection.socket.write('defghij');
    await waitFor('the answer', () => connection.received.includes('read'));
    expect(connection.received).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('has as many connections as it may, and another one after it has closed one', async () => {
    const port = await start({});
    const first = await open(port, HEADERS);
    await open(port, HEADERS);
    await open(port, HEADERS);
    const fourth = await open(port, HEADERS);
    await waitFor('the fourth connection to be closed', () => fourth.isClosed);
    expect(first.isClosed).toBe(false);
    first.socket.destroy();
    await waitFor('an answer on another connection', async () => {
      const next = await open(port, `${HEADERS}\r\nabcdefghij`);
      await waitFor('its end or its answer', () => next.isClosed || next.received !== '');
      return next.received.includes('200');
    });
  });

  it('that is a trusted proxy has as many as it likes', async () => {
    const port = await start({}, true);
    const connections = await Promise.all(
      Array.from({ length: 5 }, () => open(port, `${HEADERS}\r\nabcdefghij`)),
    );
    await waitFor('all answers', () => connections.every(({ received }) => received.includes('200')));
  });
});
