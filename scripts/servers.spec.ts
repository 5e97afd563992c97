import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNatsServer } from '@manzil/local-servers/nats-server';
import { freePort } from '@manzil/local-servers/ports';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './lib/chromium.mjs';
import { natsProgram } from './lib/nats-program.mjs';

describe.runIf(process.platform === 'linux')('on a machine without servers', () => {
  let cache: string;
  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'manzil-servers-'));
  });
  afterAll(() => rm(cache, { recursive: true, force: true }));

  it.runIf(existsSync('/usr/bin/apt-get'))('fetches a NATS server that starts', async () => {
    const path = await natsProgram({ system: false, cache });
    expect(path).toBe(join(cache, 'nats/usr/sbin/nats-server'));
    const port = await freePort();
    const server = await startNatsServer({
      source: { path: path ?? '' },
      folder: join(cache, 'store'),
      port,
    });
    await server.stop();
  });

  it.runIf(process.arch === 'x64')('unpacks a browser that draws a page', async () => {
    const executablePath = await findChromium({ system: false, cache });
    expect(executablePath).toContain(cache);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Manzil</h1>');
      expect((await page.screenshot()).length).toBeGreaterThan(1_000);
    } finally {
      await browser.close();
    }
  });
});
