import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyFeedFile } from './lib/feed-file.mjs';

describe('a feed that is imported at the terminal', () => {
  let folder: string;
  let data: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'manzil-feed-file-'));
    data = join(folder, 'data');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const written = (text: string): string => {
    const file = join(folder, 'my feed é.xml');
    writeFileSync(file, text);
    return file;
  };

  it('may be anywhere, and is copied below the data folder', () => {
    const file = written('<Listings/>');
    const copy = copyFeedFile(file, data);
    expect(copy).toBe(join(data, 'feeds', 'from-terminal', 'my feed é.xml'));
    expect(readFileSync(copy, 'utf8')).toBe('<Listings/>');
    expect(copyFeedFile(copy, data)).toBe(copy);
  });

  it('replaces the copy of an earlier one with its name, and leaves nothing else', () => {
    copyFeedFile(written('first'), data);
    const copy = copyFeedFile(written('second'), data);
    expect(readFileSync(copy, 'utf8')).toBe('second');
    expect(readdirSync(join(data, 'feeds', 'from-terminal'))).toHaveLength(1);
  });

  it('that is missing, a folder or not readable is refused with the reason', () => {
    mkdirSync(join(folder, 'sub'));
    expect(() => copyFeedFile(join(folder, 'none.xml'), data)).toThrow(/none\.xml: there is no such file$/);
    expect(() => copyFeedFile(join(folder, 'sub'), data)).toThrow(/sub is not a file$/);
    const closed = written('x');
    chmodSync(closed, 0);
    // Root may read every file.
    if (process.getuid?.() !== 0) expect(() => copyFeedFile(closed, data)).toThrow(/you may not read it$/);
  });
});
