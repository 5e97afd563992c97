import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { PASSWORD_MAX, PASSWORD_MIN, passwordFault } from './password.js';

describe('a password that a member chooses', () => {
  it('has at least twelve and at most two hundred characters', () => {
    expect(passwordFault('k9#fWq2!zLm', 'layla')).toBe('Use at least 12 characters.');
    expect(passwordFault('k9#fWq2!zLmX', 'layla')).toBeUndefined();
    expect(passwordFault('correct horse battery '.repeat(10), 'layla')).toBe('Use at most 200 characters.');
  });

  it.each(['layla.haddad', 'Layla.Haddad', 'layla-haddad-2026', 'laylahaddadlaylahaddad'])(
    'is not the username in another dress: %s',
    (password) => {
      expect(passwordFault(password, 'layla.haddad@manzil.example')).toBe(
        'Do not use your username as password.',
      );
    },
  );

  it.each([
    'password1234',
    'P@ssw0rd2026!',
    'passwordpassword',
    'qwertyuiop[]',
    'qwertyuiopas',
    '123456789012',
    '210987654321',
    'aaaaaaaaaaaa',
    'abababababab',
    '1qaz2wsx3edc',
    'AdminAdmin123',
    'welcomedubai1',
    'iloveyou!!!!!!',
    '111111222222',
  ])('is not one of those tried first: %s', (password) => {
    expect(passwordFault(password, 'someone')).toMatch(/too easy to guess/);
  });

  it.each(['correct horse battery', 'vZ4-kp9Qw-11Lm', 'my cat eats 3 dates', 'غرفة مطلة على البحر'])(
    'may be anything else: %s',
    (password) => {
      expect(passwordFault(password, 'someone')).toBeUndefined();
    },
  );

  it('is judged in time that grows with its length, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.string({ maxLength: 60 }),
        (password, name) => {
          const started = process.cpuUsage();
          const fault = passwordFault(password, name);
          // CPU time in microseconds, which is independent of the load of the machine.
          expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
          if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) expect(fault).toBeDefined();
        },
      ),
    );
    for (const hostile of ['a'.repeat(200), 'ab'.repeat(100), 'abc'.repeat(66), 'user'.repeat(50)])
      expect(passwordFault(hostile, 'x')).toBeDefined();
  });
});
