import { z } from 'zod';
import type { Command } from './commands';

const KEY = 'backendRecent:';
const MOST = 6;
const storedSchema = z.array(z.object({ title: z.string(), detail: z.string().optional(), to: z.string() }));

/** Reads what a member opened from the palette in this browser, the latest first. */
export function readRecent(username: string): Command[] {
  try {
    const { data = [] } = storedSchema.safeParse(
      JSON.parse(window.localStorage.getItem(KEY + username) ?? '[]'),
    );
    return data.map(({ title, detail, to }) => ({ title, to, ...(detail !== undefined && { detail }) }));
  } catch {
    return [];
  }
}

export function rememberRecent(username: string, { title, detail, to, remembers = true }: Command): void {
  if (!remembers) return;
  const others = readRecent(username).filter((one) => one.to !== to);
  const next = [{ title, detail, to }, ...others].slice(0, MOST);
  try {
    window.localStorage.setItem(KEY + username, JSON.stringify(next));
  } catch {
    // The storage is full or forbidden: the palette works without it.
  }
}

export function forgetRecent(username: string): void {
  try {
    window.localStorage.removeItem(KEY + username);
  } catch {
    // There is nothing to forget then.
  }
}
