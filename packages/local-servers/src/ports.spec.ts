import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './ports.js';

it('finds another free port each time, below those that systems choose themselves', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  const servers = await Promise.all(
    ports.map(async (port) => {
      const server = createServer().listen(port, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  for (const server of servers) server.close();
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
