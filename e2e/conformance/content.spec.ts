import { describe, expect, it } from 'vitest';
import { asVisitor } from '../staff.js';

type Row = Record<string, unknown>;

const list = async (path: string): Promise<Row[]> => {
  const answer = await asVisitor(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Row[];
};

describe('lists of content, as the specification words them', () => {
  it.each([
    ['/api/navigation', ['id', 'title', 'urls', 'openin', 'position']],
    ['/api/getfaqs', ['id', 'question', 'answer']],
    ['/api/blogs', ['id', 'title', 'content', 'url', 'date']],
    ['/api/team-members', ['id', 'name', 'photo', 'designation']],
    ['/api/testimonials', ['TID', 'Name', 'Review', 'Star']],
  ])('GET %s lists rows with %j', async (path, fields) => {
    const rows = await list(path);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(fields));
  });

  it('GET /api/getnavstyles has the style of the header in its first item', async () => {
    const [style] = await list('/api/getnavstyles');
    expect(Object.keys(style ?? {})).toEqual(
      expect.arrayContaining([
        'header_background_color',
        'nav_color',
        'nav_font_size',
        'logo',
        'buttonBackgroundColor',
        'buttonTextColor',
        'buttonFontSize',
        'button_text',
      ]),
    );
    expect(style?.button_text).toBe('List Your Property');
  });
});
