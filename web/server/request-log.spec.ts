import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import express from 'express';
import { log } from './log.mjs';
import { requestLog } from './request-log.mjs';

const TOKEN = 'q7Zt.4bX-0_yU';
const routes = readFileSync(new URL('../app/routes.ts', import.meta.url), 'utf8');
const pages = [...routes.matchAll(/'([^':]*):token[^']*'/g)].map(([, before = '']) => `/${before}`);

describe('the log of web', () => {
  const lines: string[] = [];
  let server: Server;
  beforeEach(async () => {
    lines.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    server = express().use(requestLog).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    server.close();
    await once(server, 'close');
  });

  it('has the path of a request and no token of any page', async () => {
    expect(pages.length).toBeGreaterThan(6);
    const { port } = server.address() as AddressInfo;
    for (const page of pages)
      for (const path of [`${page}${TOKEN}`, `/${page}${TOKEN}.data`, `${page.toUpperCase()}${TOKEN}/more`]) {
        lines.length = 0;
        await fetch(`http://127.0.0.1:${port}${path}?name=Layla`);
        await waitFor('the line of the request', () => lines.length > 0);
        const [line = ''] = lines;
        expect(JSON.parse(line)).toMatchObject({
          path: `${path.slice(0, path.indexOf(TOKEN))}…`,
          status: 404,
        });
        expect(line).not.toContain(TOKEN);
      }
  });

  it('has no token in what an error says', () => {
    log('error', `Error: You made a POST request to "/password/${TOKEN}" without an action`);
    expect(lines.join('')).toContain('/password/…');
    expect(lines.join('')).not.toContain(TOKEN);
  });
});
