import { describe, expect, it } from 'vitest';
import { previewWords } from './preview-labels';

const savedAt = '2026-11-22T08:00:00Z';

describe('previewWords', () => {
  it('say whether what is shown is saved, and whether visitors see it', () => {
    expect(previewWords({ unsaved: true, savedAt, isDraft: false })).toBe('As it would be. Not saved yet.');
    expect(previewWords({ unsaved: false, savedAt, isDraft: true })).toBe(
      'The draft as it was saved 22 Nov 2026, 12:00. Visitors do not see it.',
    );
    expect(previewWords({ unsaved: false, savedAt, isDraft: false })).toBe(
      'Saved 22 Nov 2026, 12:00, as visitors see it.',
    );
  });
});
