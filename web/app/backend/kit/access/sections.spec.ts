import { describe, expect, it } from 'vitest';
import { dropdownFor, menuFor, pathOfSection, sectionsFor } from './sections';

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

describe('the menu', () => {
  it('has at most eighteen entries, and every section but the account in one of them', () => {
    const menu = menuFor('admin');
    expect(menu.length).toBeLessThanOrEqual(18);
    const listed = menu.flatMap(({ sections }) => sections.map(({ title }) => title));
    expect(listed.toSorted()).toEqual(
      sectionsFor('admin')
        .flatMap(({ title }) => (title === 'Account' ? [] : [title]))
        .toSorted(),
    );
  });

  it('leaves out entries without a section for the role', () => {
    expect(
      menuFor('agent').map(({ title, sections }) => [title, sections.map((each) => each.title)]),
    ).toEqual([
      ['Home', ['Dashboard', 'Funnel']],
      ['Leads', ['Leads']],
      ['Viewings', ['Viewings']],
      ['Listings', ['My Listings']],
    ]);
  });
});

describe('the dropdown of sections', () => {
  it('has the names of the specification in their order, as far as the role sees them', () => {
    expect(dropdownFor('admin').map(({ title }) => title)).toEqual([
      ...['Dashboard', 'Navigation', 'All Pages', 'New Development', 'Blogs', 'Footer', 'Mortage Page'],
      ...['Home Page', 'Our Team', 'Testimonials', 'Faq', 'Recycle Bin'],
    ]);
    expect(dropdownFor('agent').map(({ title }) => title)).toEqual(['Dashboard']);
  });
});
