import { describe, expect, it, jest } from '@jest/globals';
import type { DeletedPage } from '@manzil/contracts/content/page';
import { restorePage } from '@manzil/contracts/http/recycle-bin';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../testing/api-double';
import { renderPart } from '../../testing/render-screen';
import { RestoreElsewhere } from './restore-elsewhere';

const page = { id: 7, title: 'Guide', linkAddress: 'guide' } as DeletedPage;

function open() {
  const onClose = jest.fn();
  const { user } = renderPart(<RestoreElsewhere page={page} onClose={onClose} onRestored={jest.fn()} />);
  return { user, onClose, link: screen.getByLabelText('Link') };
}

describe('the dialog that restores a page at another address', () => {
  it('suggests an address, in the field that has the focus', () => {
    const { link } = open();
    expect(link).toHaveFocus();
    expect(link).toHaveValue('guide-2');
  });

  it('says before anything is sent that an address belongs to the site', async () => {
    const { user, link } = open();
    await user.clear(link);
    await user.type(link, 'buy{Enter}');
    await waitFor(() => {
      expect(link).toHaveAccessibleDescription('Link: This address belongs to a page of the site itself');
    });
    expect(link).toHaveFocus();
  });

  it('shows at the field that the address is in use', async () => {
    const requests = stubApi(restorePage, refuse('CONFLICT', 'This link is in use.'));
    const { user, link } = open();
    await user.type(link, '{Enter}');
    await waitFor(() => {
      expect(link).toHaveAccessibleDescription('Link: This link is in use.');
    });
    expect(requests).toMatchObject([{ params: { id: 7 }, body: { linkAddress: 'guide-2' } }]);
  });

  it('closes by Escape', async () => {
    const { user, onClose } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
