import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { configSchema } from './config.js';

const read = (env: Record<string, string>) =>
  configSchema.safeParse({ GATEWAY_DATABASE_URL: 'postgres://x@localhost/x', ...env });

describe('the configuration', () => {
  it('trusts no proxy unless it is configured', () => {
    expect(read({}).data?.TRUST_PROXY).toBeUndefined();
    expect(read({ TRUST_PROXY: '1' }).data?.TRUST_PROXY).toBe(1);
    expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).data?.TRUST_PROXY).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  it.each(['true', 'anyone', '10.0.0.0/8/8', '-1'])('does not take TRUST_PROXY=%s', (TRUST_PROXY) => {
    expect(read({ TRUST_PROXY }).error?.issues[0]?.path).toEqual(['TRUST_PROXY']);
  });

  it('names the variable that is wrong', () => {
    expect(read({ WEB_URL: 'ftp://web' }).error?.issues[0]?.path).toEqual(['WEB_URL']);
    expect(read({ ADMIN_PASSWORD: 'short' }).error?.issues[0]?.path).toEqual(['ADMIN_PASSWORD']);
  });

  describe('the keys of notifications', () => {
    const KEYS = {
      VAPID_PUBLIC_KEY:
        'BLQxbSV5pQqNC7JAjtO-nlP7eTC0WlEsD3dGnmKqEqTlRCDLNNLhPQV6IHNjk0dBcUSrfMTXhFW5vJpUfZPMfY8',
      VAPID_PRIVATE_KEY: 'not its half',
      VAPID_SUBJECT: 'mailto:operator@agency.example',
    };

    it('are three or none', () => {
      expect(read({}).success).toBe(true);
      const { VAPID_SUBJECT } = KEYS;
      expect(read({ VAPID_SUBJECT }).error?.issues[0]?.path).toEqual(['VAPID_PUBLIC_KEY']);
    });

    it('are the halves of one key', () => {
      expect(read(KEYS).error?.issues[0]?.path).toEqual(['VAPID_PRIVATE_KEY']);
      const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webPush.generateVAPIDKeys();
      expect(read({ ...KEYS, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }).success).toBe(true);
      const subject = read({ ...KEYS, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'operator' });
      expect(subject.error?.issues[0]?.path).toEqual(['VAPID_SUBJECT']);
    });

    it('are refused when the private one lacks its leading zero', () => {
      const privateKey = Buffer.concat([Buffer.alloc(1), Buffer.alloc(31, 7)]);
      const ecdh = createECDH('prime256v1');
      ecdh.setPrivateKey(privateKey);
      const VAPID_PUBLIC_KEY = ecdh.getPublicKey('base64url');
      const withKey = (bytes: Buffer) =>
        read({ ...KEYS, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: bytes.toString('base64url') });
      expect(withKey(privateKey).success).toBe(true);
      const { error } = withKey(privateKey.subarray(1));
      expect(error?.issues[0]).toMatchObject({
        path: ['VAPID_PRIVATE_KEY'],
        message: 'is not the private key of VAPID_PUBLIC_KEY: 32 bytes as base64url',
      });
    });
  });
});
