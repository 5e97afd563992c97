import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listImportRuns } from '@manzil/contracts/http/import-runs';
import { stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { stubNewSite } from '../../../testing/samples/sample-first-steps';
import { FirstSteps } from './first-steps';

const open = () => {
  stubNewSite('layla');
  stubApi(listImportRuns, { runs: [] });
  return renderPart(<FirstSteps />, '/backend', {
    username: 'layla',
    role: 'admin',
    incompleteDetails: { name: '', email: null },
  });
};
const title = 'Set up your site';

describe('the list for a new site', () => {
  it('names what it needs, the own name and email first, until it is hidden', async () => {
    const { user } = open();
    const list = within(screen.getByRole('region', { name: title }));
    expect(await list.findByText('0 of 6 done')).toBeVisible();
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/backend#own-details',
      '/backend/navigation',
      '/backend/members',
      '/backend/routing',
      '/backend/feed',
      '/backend/mail?tab=settings',
    ]);
    await user.click(list.getByRole('button', { name: 'Hide this list' }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    cleanup();
    open();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
