import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(new URL('push-worker.mjs', import.meta.url), 'utf8');

describe('the worker that shows notifications', () => {
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
  const openWindow = vi.fn<(path: string) => Promise<void>>();
  const listeners = new Map<string, (event: object) => void>();
  const waitUntil = (): void => undefined;
  beforeEach(() => {
    vi.clearAllMocks();
    listeners.clear();
    runInNewContext(source, {
      skipWaiting: () => Promise.resolve(),
      clients: { openWindow },
      registration: { showNotification },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    });
  });

  it('shows what the server sent, and replaces a notification of the same lead', () => {
    const message = { title: 'New enquiry', body: 'Studio in JVC', path: '/backend/leads?lead=7', tag: '7' };
    listeners.get('push')?.({ waitUntil, data: { json: () => message } });
    expect(showNotification).toHaveBeenCalledWith('New enquiry', {
      body: 'Studio in JVC',
      tag: '7',
      icon: '/icon.svg',
      data: { path: '/backend/leads?lead=7' },
    });
  });

  it('opens the lead of a notification that is clicked', () => {
    const close = vi.fn();
    const notification = { close, data: { path: '/backend/leads?lead=7' } };
    listeners.get('notificationclick')?.({ waitUntil, notification });
    expect(close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith('/backend/leads?lead=7');
  });

  it('answers no request', () => {
    expect([...listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
  });
});
