import { describe, expect, it, vi } from 'vitest';
import type { Binned } from '@manzil/contracts/content/bin';
import { restoreFromBin } from '@manzil/contracts/http/bin';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { RestoreElsewhere } from './restore-elsewhere';

const page = { kind: 'page', id: 7, title: 'Guide', slug: 'guide' } as Binned;

function open() {
  const onClose = vi.fn();
  const { user } = renderPart(<RestoreElsewhere entry={page} onClose={onClose} />);
  return { user, onClose, link: screen.getByLabelText('Link') };
}

describe('the dialog that restores an entry at another address', () => {
  it('suggests an address, in the field that has the focus', () => {
    const { link } = open();
    expect(link).toHaveFocus();
    expect(link).toHaveValue('guide-2');
  });

  it('says before anything is sent that an address belongs to the site', async () => {
    const requests = stubApi(restoreFromBin, { id: 7, version: 3 });
    const { user, link } = open();
    await user.clear(link);
    await user.type(link, 'buy{Enter}');
    await waitFor(() => {
      expect(link).toHaveAccessibleDescription('Link: This address belongs to a page of the site itself');
    });
    expect(link).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('shows at the field that the address is in use', async () => {
    const requests = stubApi(restoreFromBin, refuse('CONFLICT', 'This link is in use.'));
    const { user, link } = open();
    await user.type(link, '{Enter}');
    await waitFor(() => {
      expect(link).toHaveAccessibleDescription('Link: This link is in use.');
    });
    expect(requests).toMatchObject([{ params: { kind: 'page', id: 7 }, body: { slug: 'guide-2' } }]);
  });

  it('closes by Escape', async () => {
    const { user, onClose } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
