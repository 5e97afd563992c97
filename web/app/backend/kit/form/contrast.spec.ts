import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast';

describe('contrastOf', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#80592a', '#80592A')).toBe(1);
  });

  it('does not depend on which of the two is the text', () => {
    expect(contrastOf('#777777', '#fff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#fff', '#777777')).toBeCloseTo(4.48, 2);
  });

  it('says nothing of what is no colour', () => {
    expect(contrastOf('', '#fff')).toBeUndefined();
  });
});
