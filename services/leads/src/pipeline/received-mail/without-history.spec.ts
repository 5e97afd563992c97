import { describe, expect, it } from 'vitest';
import { withoutHistory } from './without-history.js';

const OWN = 'Monday suits me.\n\nLayla';

describe('the text of a received mail', () => {
  it.each([
    [
      'Gmail',
      `${OWN}\n\nOn Mon, 30 Nov 2026 at 17:00, Sara Khan <sara@agency.example> wrote:\n\n> Dear Layla,\n> ok`,
    ],
    [
      'a wrapped introduction',
      `${OWN}\n\nOn Mon, 30 Nov 2026 at 17:00,\nSara Khan <sara@agency.example>\nwrote:\n> Dear`,
    ],
    [
      'Outlook',
      `${OWN}\n\n________________________________\nFrom: Sara Khan\nSent: Monday\nTo: Layla\n\nDear Layla`,
    ],
    ['headers', `${OWN}\n\nFrom: Sara Khan <s@agency.example>\nDate: Monday\nSubject: Villa\n\nDear Layla`],
    ['Arabic', `${OWN}\n\nفي الاثنين، 30 نوفمبر 2026 كتب Sara Khan <s@agency.example>:\n> Dear`],
    ['quoted lines only', `${OWN}\n> Dear Layla,\n>\n> ok\n`],
  ])('has no history of %s', (_, text) => {
    expect(withoutHistory(text)).toBe(OWN);
  });

  it('keeps answers between quoted lines, and everything that is no history', () => {
    const between = '> Monday?\nYes.\n> At 17:00?\nNo, 18:00.';
    expect(withoutHistory(between)).toBe(between);
    const own = 'On Monday I will call.\nFrom: now on';
    expect(withoutHistory('From: now on\nI agree')).toBe('From: now on\nI agree');
    expect(withoutHistory(own)).toContain('From: now on');
    expect(withoutHistory('> only this')).toBe('> only this');
  });

  it('is cut in linear time', () => {
    expect(withoutHistory('> \n'.repeat(100_000)).length).toBeLessThan(20_000);
    expect(withoutHistory(`On ${'on '.repeat(60_000)}`)).toContain('On on');
  });
});
