import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-screen';
import { Tabs } from './tabs';

const TABS = [
  ['content', 'Content'],
  ['seo', 'Search engines'],
  ['history', 'History'],
] as const;
type Key = (typeof TABS)[number][0];

function Page() {
  const [active, setActive] = useState<Key>('content');
  return (
    <Tabs label="Parts of the page" tabs={TABS} active={active} onChange={setActive}>
      <p>This is {active}.</p>
    </Tabs>
  );
}

describe('Tabs', () => {
  it('show one panel, which is named by its tab', () => {
    renderPart(<Page />);
    expect(screen.getByRole('tablist', { name: 'Parts of the page' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Content' })).toHaveTextContent('This is content.');
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
  });

  it('are gone through by arrows, Home and End, round the end', async () => {
    const { user } = renderPart(<Page />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Content' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'History', selected: true })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Search engines' })).toHaveTextContent('This is seo.');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'History', selected: true })).toHaveFocus();
  });

  it('change by a click', async () => {
    const { user } = renderPart(<Page />);
    await user.click(screen.getByRole('tab', { name: 'Search engines' }));
    const panel = screen.getByRole('tabpanel', { name: 'Search engines' });
    expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel.id);
  });
});
