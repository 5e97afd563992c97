import { describe, expect, it } from 'vitest';
import { SecretBox } from './secret-box.js';

const box = (current?: string, previous?: string): SecretBox =>
  new SecretBox({ SECOND_FACTOR_KEY: current, SECOND_FACTOR_KEY_PREVIOUS: previous });

describe('a sealed secret', () => {
  it('opens with its key for its owner, and differs each time', () => {
    const one = box('a key of many letters').seal('JBSWY3DP', 'layla');
    expect(box('a key of many letters').open(one, 'layla')).toEqual({ text: 'JBSWY3DP', isOutdated: false });
    expect(box('a key of many letters').seal('JBSWY3DP', 'layla')).not.toEqual(one);
    expect(one.toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('opens for nobody else, with no other key and not when it was changed', () => {
    const sealed = box('a key of many letters').seal('JBSWY3DP', 'layla');
    expect(() => box('a key of many letters').open(sealed, 'samir')).toThrow(/key for them is missing/);
    expect(() => box('another key of letters').open(sealed, 'layla')).toThrow(/key for them is missing/);
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => box('a key of many letters').open(changed, 'layla')).toThrow(/key for them is missing/);
  });

  it('opens with the former key, and reports that it must be sealed anew', () => {
    const sealed = box('a key of many letters').seal('JBSWY3DP', 'layla');
    const opened = box('another key of letters', 'a key of many letters').open(sealed, 'layla');
    expect(opened).toEqual({ text: 'JBSWY3DP', isOutdated: true });
  });

  it('cannot be made without a key', () => {
    expect(() => box().seal('JBSWY3DP', 'layla')).toThrow(/key for them is missing/);
  });
});
