import { describe, expect, it } from 'vitest';
import { coverSizes } from './cover-sizes';

describe('sizes of a photograph that covers a box', () => {
  it('are those of the box when its width binds', () => {
    expect(coverSizes('100vw', 16 / 9)).toBe('100vw');
    expect(coverSizes('(min-width: 900px) 400px, 92vw', 2.4)).toBe('(min-width: 900px) 400px, 92vw');
  });

  it('grow as the box is taller in shape than the photograph', () => {
    expect(coverSizes('400px', 4 / 3)).toBe('calc(1.333 * 400px)');
    expect(coverSizes('300px', 6 / 7, 1)).toBe('calc(1.167 * 300px)');
  });

  it('grow in every part, whatever its conditions and functions', () => {
    expect(
      coverSizes(
        '(min-width: 640px) and (max-width: 1026px) 46vw, (min-width: 1027px) max(20vw, 300px), calc(100vw - 2rem)',
        8 / 9,
      ),
    ).toBe(
      '(min-width: 640px) and (max-width: 1026px) calc(2.000 * 46vw), (min-width: 1027px) calc(2.000 * max(20vw, 300px)), calc(2.000 * calc(100vw - 2rem))',
    );
  });
});
