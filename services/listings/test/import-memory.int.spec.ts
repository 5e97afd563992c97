import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const HEAP_MEGABYTES = 40;
const FEED_MEGABYTES = 42;

describe('reading a feed larger than the heap', () => {
  // The heap of the child is limited, so a reader that kept its records would crash.
  it.each(['propspace', 'json', 'csv'])('as %s takes no more memory than a small one', async (format) => {
    const child = fileURLToPath(new URL('read-in-child.mjs', import.meta.url));
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const { stdout } = await run(
      process.execPath,
      [`--max-old-space-size=${HEAP_MEGABYTES}`, child, format, String(FEED_MEGABYTES)],
      { env, timeout: 300_000 },
    );
    const result = JSON.parse(stdout) as { made: number; read: number; peakRss: number };
    expect(result.read).toBe(result.made);
    expect(result.peakRss).toBeLessThan(200_000_000);
  });
});
