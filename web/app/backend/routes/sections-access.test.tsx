import { describe, expect, it } from 'vitest';
import { ROLES, type Role, type Session } from '@manzil/contracts/gateway/account';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { addTimelineEntry } from '@manzil/contracts/http/lead-timeline';
import { act, screen } from '@testing-library/react';
import { stubApi } from '../../testing/api-double';
import { renderScreen } from '../../testing/render-screen';
import { settle } from '../../testing/settle';
import { SECTIONS, sectionAt, sectionsFor } from '../kit/access/sections';
import { READ_ONLY } from '../kit/access/role-labels';
import { CATALOGUE_SCREENS } from '../../testing/screens/catalogue-screens';
import { CONTENT_SCREENS } from '../../testing/screens/content-screens';
import { OPERATIONS_SCREENS } from '../../testing/screens/operations-screens';
import { PEOPLE_SCREENS } from '../../testing/screens/people-screens';
import type { SampleScreen } from '../../testing/screens/sample-screen';

/** Every screen except the member's own account, and the home page, whose preview needs a browser with layout. */
const SCREENS = { ...PEOPLE_SCREENS, ...CATALOGUE_SCREENS, ...CONTENT_SCREENS, ...OPERATIONS_SCREENS };

const AGENT = ['Dashboard', 'Leads', 'Viewings', 'Funnel', 'My Listings', 'Account'];
const WEBSITE = [
  ...['All Pages', 'Home Page', 'Mortage Page', 'Blogs', 'Faq', 'Our Team', 'Testimonials', 'Agency Details'],
  ...['Navigation', 'Footer', 'Privacy Notice', 'Terms of Use', 'Cookies', 'Arabic', 'Media'],
  ...['Time Machine', 'Recycle Bin'],
];
const EDITOR = [
  ...['Dashboard', 'Leads', 'Viewings', 'Newsletter', 'Funnel', 'Properties', 'My Listings'],
  ...['New Development', 'Feed'],
  ...WEBSITE,
  ...['Failed photos', 'Links', 'Saved replies', 'Portal feeds', 'Account'],
];
const ALL = SECTIONS.map(({ title }) => title);
const MENUS: Readonly<Record<Role, readonly string[]>> = {
  admin: ALL,
  auditor: ALL,
  manager: ALL.filter((title) => !['Integrations', 'Failed messages'].includes(title)),
  editor: EDITOR,
  marketer: EDITOR.filter(
    (title) =>
      !['Leads', 'Saved replies', 'Viewings', 'Feed', 'Failed photos', 'My Listings'].includes(title),
  ),
  agent: AGENT,
};

describe.each(ROLES)('the menu of members who are %s', (role) => {
  it('has the sections of the role', () => {
    expect(sectionsFor(role).map(({ title }) => title)).toEqual(MENUS[role]);
  });
});

const open = async (
  { route, path, at, stub }: SampleScreen,
  role: Role,
  more: Pick<Session, 'needsApproval'> = {},
): Promise<void> => {
  stub();
  // Opening a lead records that the member viewed it, if they may edit leads.
  if (isPermitted(role, 'leads.edit')) stubApi(addTimelineEntry, undefined);
  renderScreen(route, {
    path,
    ...(at !== undefined && { at }),
    session: { username: 'layla', role, ...more },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'This section could not be opened' })).toBeNull();
};

const enabled = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.matches(':disabled'));
const nameOf = (element: HTMLElement): string =>
  `${element.closest('[role=dialog]') === null ? '' : 'in a dialog: '}${element.getAttribute('aria-label') ?? element.textContent}`;

/** Clicks each button and switch of a screen and of its dialogs, and submits each form. */
async function pressEverything(): Promise<string[]> {
  const pressed: string[] = [];
  for (;;) {
    const next = enabled('button, [role=switch], input[type=checkbox], input[type=radio]').find(
      (element) => !pressed.includes(nameOf(element)),
    );
    if (next === undefined) break;
    pressed.push(nameOf(next));
    act(() => {
      next.click();
    });
    await settle();
  }
  act(() => {
    for (const form of document.querySelectorAll('form:not([role=search])'))
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle();
  return pressed;
}

describe.each(Object.entries(SCREENS))('the screen %s', (_path, sample) => {
  const section = sectionAt(sample.path.replace('/:', '/'));
  const visibleTo = ROLES.filter((role) => sectionsFor(role).some(({ path }) => path === section?.path));

  it.each(visibleTo)('offers members who are %s what they may change, and no more', async (role) => {
    await open(sample, role);
    const isReadOnly = section?.edits !== undefined && !isPermitted(role, section.edits);
    expect(screen.queryAllByText(READ_ONLY)).toHaveLength(isReadOnly ? 1 : 0);
    if (sample.change === undefined) return;
    const changes = screen.queryAllByRole('button', { name: sample.change });
    if (isReadOnly) expect(changes).toEqual([]);
    else expect(changes.length).toBeGreaterThan(0);
  });

  it('sends nothing that changes anything, whatever an auditor presses', async () => {
    await open(sample, 'auditor');
    // Any request other than an answered read fails the test.
    await pressEverything();
    const editable = enabled('input:not([type=search]):not([type=date]), textarea, [contenteditable=true]');
    expect(editable.filter((field) => field.closest('[role=search]') === null).map(nameOf)).toEqual([]);
  });
});

const EDITED = Object.entries(SCREENS).filter(
  ([, { path }]) => sectionAt(path.replace('/:', '/'))?.edits === 'content.edit',
);

describe.each(EDITED)('the screen %s', (_path, sample) => {
  it('offers an editor nothing that changes the site at once while publishing needs approval', async () => {
    await open(sample, 'editor', { needsApproval: true });
    const onSite = /^(Publish|Schedule|Withdraw|Delete|Restore|Reorder|Update property|Save heading|Copy)\b/;
    expect(screen.queryAllByRole('button', { name: onSite }).map(nameOf)).toEqual([]);
    expect(enabled('[role=switch]')).toEqual([]);
  });
});
