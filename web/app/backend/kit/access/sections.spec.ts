import { describe, expect, it } from 'vitest';
import { pathOfSection, sectionsFor } from './sections';

const NAMES = [
  ...['navbar', 'pagelist', 'neweditproperty', 'blogs', 'footer', 'Mortage', 'Home', 'team'],
  ...['testimonials', 'Faq', 'recyclebin'],
];

describe('a section asked for by the name it had in the dropdown', () => {
  it.each(NAMES)('is found: %s', (name) => {
    const path = pathOfSection(new URLSearchParams({ section: name }));
    expect(sectionsFor('admin').map((section) => section.path)).toContain(path);
  });

  it.each(['section=dash', 'section=', 'section=constructor', 'section=//elsewhere.example', ''])(
    'is the panel itself for "%s"',
    (search) => {
      expect(pathOfSection(new URLSearchParams(search))).toBeUndefined();
    },
  );
});
