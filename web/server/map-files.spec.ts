import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMapFile } from '@manzil/dubai/map-files';
import express from 'express';
import { mapFilesIn } from './map-files.mjs';

const ISLANDS = { islands: [{ rank: 1, name: 'New Island', latitude: 25.2, longitude: 55.1 }] };

describe('the map files of an operator', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'map-'));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
    await mapFilesIn(folder);
  });

  it('are served compressed and for ever, at a URL that changes with them', async () => {
    writeFileSync(join(folder, 'islands.json'), JSON.stringify(ISLANDS));
    const { send, urls, version } = await mapFilesIn(folder);
    const server = express().use(send).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = urls['islands.json'] ?? '';
    expect(url).toMatch(/^\/assets\/map\/[\da-f]{12}-islands\.json$/);
    for (const [accepted, sent] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${String(port)}${url}`, {
        headers: { 'accept-encoding': accepted },
      });
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.json()).toEqual(ISLANDS);
    }
    expect((await fetch(`http://127.0.0.1:${String(port)}${url}x`)).status).toBe(404);
    server.close();
    await once(server, 'close');

    writeFileSync(
      join(folder, 'islands.json'),
      JSON.stringify({ islands: [...ISLANDS.islands, ...ISLANDS.islands] }),
    );
    const next = await mapFilesIn(folder);
    expect(next.urls['islands.json']).not.toBe(url);
    expect(next.version).not.toBe(version);
  });

  it('are refused in another form, which the log says, and the packaged ones stay', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    writeFileSync(join(folder, 'islands.json'), '{"islands":[{"name":"Nowhere"}]}');
    const { urls, version } = await mapFilesIn(folder);
    expect([urls, version]).toEqual([{}, '']);
    expect(lines.join('')).toContain('map file islands.json is not used');
    expect(readMapFile('islands.json').length).toBeGreaterThan(100);
  });
});
