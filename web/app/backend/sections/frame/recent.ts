import { z } from 'zod';
import { forget, recall, remember } from '../../../shared/lib/local-memory';
import type { Command } from './commands';

const keyOf = (username: string) => `backendRecent:${username}` as const;
const MOST = 6;
const storedSchema = z.array(z.object({ title: z.string(), detail: z.string().optional(), to: z.string() }));

/** Reads what a member opened from the palette in this browser, the latest first. */
export function readRecent(username: string): Command[] {
  try {
    const { data = [] } = storedSchema.safeParse(JSON.parse(recall(keyOf(username)) ?? '[]'));
    return data.map(({ title, detail, to }) => ({ title, to, ...(detail !== undefined && { detail }) }));
  } catch {
    return [];
  }
}

export function rememberRecent(username: string, { title, detail, to, remembers = true }: Command): void {
  if (!remembers) return;
  const others = readRecent(username).filter((one) => one.to !== to);
  const next = [{ title, detail, to }, ...others].slice(0, MOST);
  remember(keyOf(username), JSON.stringify(next));
}

export const forgetRecent = (username: string): void => {
  forget(keyOf(username));
};
