import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { whenLeft } from './when-left.js';

describe('the signal of a response', () => {
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

  async function ask() {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const asked = once(server, 'request');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [, response] = (await asked) as [unknown, ServerResponse];
    return { socket, response, signal: whenLeft(response) };
  }

  it('is aborted when the reader leaves before the answer', async () => {
    const { socket, signal } = await ask();
    expect(signal.aborted).toBe(false);
    socket.destroy();
    await once(signal, 'abort');
    expect(signal.aborted).toBe(true);
  });

  it('is not aborted while the answer is on its way', async () => {
    const { socket, response, signal } = await ask();
    const arrived = once(socket, 'data');
    response.write('half');
    await arrived;
    expect(signal.aborted).toBe(false);
  });
});
