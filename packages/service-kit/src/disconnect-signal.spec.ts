import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disconnectSignal } from './disconnect-signal.js';

describe('the disconnect signal', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  async function request() {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const received = once(server, 'request');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [, response] = (await received) as [unknown, ServerResponse];
    return { socket, response, signal: disconnectSignal(response) };
  }

  it('is aborted when the client disconnects before the response', async () => {
    const { socket, signal } = await request();
    expect(signal.aborted).toBe(false);
    socket.destroy();
    await once(signal, 'abort');
    expect(signal.aborted).toBe(true);
  });

  it('is not aborted while the response is being sent', async () => {
    const { socket, response, signal } = await request();
    const arrived = once(socket, 'data');
    response.write('half');
    await arrived;
    expect(signal.aborted).toBe(false);
  });
});
