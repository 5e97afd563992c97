import { configSchema } from '../../config.js';
import { describe, expect, it } from 'vitest';
import { vapidOf } from './vapid.js';

const NONE = { VAPID_SUBJECT: undefined, VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined };
const SECRET = 'a secret of this installation';
const from = (SECOND_FACTOR_KEY: string | undefined, PUBLIC_URL = 'https://agency.example/') =>
  vapidOf({ ...NONE, SECOND_FACTOR_KEY, PUBLIC_URL });

describe('the keys of notifications', () => {
  it('are derived from the secret key where the operator sets none, and the same each time', () => {
    const keys = from(SECRET);
    expect(keys?.subject).toBe('https://agency.example');
    expect(keys?.source).toBe('installation');
    expect(from(SECRET)).toEqual(keys);
    expect(from('another secret')?.publicKey).not.toBe(keys?.publicKey);
    expect(keys?.privateKey).not.toContain(SECRET);
    const settings = {
      VAPID_SUBJECT: keys?.subject,
      VAPID_PUBLIC_KEY: keys?.publicKey,
      VAPID_PRIVATE_KEY: keys?.privateKey,
    };
    const { error } = configSchema.safeParse(settings);
    expect(error?.issues.filter(({ path }) => String(path[0]).startsWith('VAPID'))).toEqual([]);
  });

  it('are those of the operator where they are set', () => {
    const set = { VAPID_SUBJECT: 'mailto:a@b.example', VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 'k' };
    expect(vapidOf({ ...set, SECOND_FACTOR_KEY: SECRET, PUBLIC_URL: 'https://agency.example' })).toEqual({
      subject: 'mailto:a@b.example',
      publicKey: 'p',
      privateKey: 'k',
      source: 'environment',
    });
  });

  it('name a mail address where the site has no https, and are none without a secret key', () => {
    expect(from(SECRET, 'http://localhost:8080')?.subject).toBe('mailto:webmaster@localhost');
    expect(from(undefined)).toBeUndefined();
  });
});
