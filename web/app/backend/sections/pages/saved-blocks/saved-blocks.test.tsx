import { describe, expect, it, vi } from 'vitest';
import type { SavedBlock } from '@manzil/contracts/content/saved-block';
import * as http from '@manzil/contracts/http/saved-blocks';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { refuse, stubApi } from '../../../../testing/api-double';
import { renderPart } from '../../../../testing/render-screen';
import { SaveBlockDialog } from './save-block-dialog';
import { SavedBlocks } from './saved-blocks';

const about = { savedBy: 'layla', savedAt: '2026-11-22T08:00:00Z' };
const hours: SavedBlock = { id: 3, name: 'Hours', html: '<p>Nine to six</p>', css: '', ...about };
const prices: SavedBlock = { ...hours, id: 4, name: 'Prices' };
const summaryOf = ({ html: _html, css: _css, ...summary }: SavedBlock) => summary;

const code = { part: 'Section', html: '<p>Nine to six</p>', css: 'p.a{color:red}' };

function Opened({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <SaveBlockDialog
        code={code}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    )
  );
}

describe('the dialog that saves a part of a page as a block', () => {
  it('sends its code under a name, once, and says that pages get copies', async () => {
    const onClose = vi.fn();
    const { user } = renderPart(<Opened onClose={onClose} />);
    const dialog = await screen.findByRole('dialog', { name: 'Save as a block' });
    expect(dialog).toHaveTextContent('“Section” is saved with its own styles.');
    expect(dialog).toHaveTextContent('no page changes when the block is renamed or deleted later');
    const requests = stubApi(http.addSavedBlock, summaryOf(hours));
    const name = within(dialog).getByLabelText('Name');
    expect(name).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(name).toHaveAccessibleDescription(/This field is required/);
    });
    expect(requests).toEqual([]);
    await user.type(name, 'Hours');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved as a block.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { name: 'Hours', html: code.html, css: code.css } }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows a taken name at its field, and a fault of the code in words', async () => {
    const { user } = renderPart(<Opened onClose={vi.fn()} />);
    const name = await screen.findByLabelText('Name');
    const message = 'There is a block with the name “Hours” already';
    stubApi(http.addSavedBlock, refuse('CONFLICT', message, { issues: [{ field: 'name', message }] }));
    await user.type(name, 'Hours{Enter}');
    await waitFor(() => {
      expect(name).toHaveAccessibleDescription(`Name: ${message}`);
    });
    expect(name).toHaveValue('Hours');
    const issue = 'Line 1: use a picture of the library (/uploads/…) instead of https://other.example/a.png';
    stubApi(
      http.addSavedBlock,
      refuse('VALIDATION_FAILED', 'Pictures of other sites cannot be shown', {
        issues: [{ field: 'html', message: issue }],
      }),
    );
    await user.type(name, ' of work{Enter}');
    expect(await screen.findByText('Pictures of other sites cannot be shown')).toBeVisible();
    expect(screen.getByText(issue)).toBeVisible();
    stubApi(http.addSavedBlock, refuse('CONFLICT', 'There are 100 saved blocks already; delete one first'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('There are 100 saved blocks already; delete one first')).toBeVisible();
  });
});

describe('the saved blocks', () => {
  const open = async (blocks: SavedBlock[]) => {
    stubApi(http.listSavedBlocks, { blocks });
    const { user } = renderPart(<SavedBlocks editor={undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Manage saved blocks' }));
    return { user, dialog: screen.getByRole('dialog', { name: 'Saved blocks' }) };
  };

  it('are no list while there are none', async () => {
    const requests = stubApi(http.listSavedBlocks, { blocks: [] });
    renderPart(<SavedBlocks editor={undefined} />);
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that cannot be read are asked for again', async () => {
    stubApi(http.listSavedBlocks, refuse('INTERNAL', 'Something went wrong'));
    const { user } = renderPart(<SavedBlocks editor={undefined} />);
    expect(await screen.findByText('The saved blocks cannot be read right now.')).toBeVisible();
    stubApi(http.listSavedBlocks, { blocks: [hours] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Manage saved blocks' })).toBeVisible();
  });

  it('are renamed in their place, by keyboard', async () => {
    const { user, dialog } = await open([hours, prices]);
    const list = within(dialog);
    expect(list.getByRole('button', { name: 'Rename Hours' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const name = list.getByLabelText('Name');
    expect(name).toHaveFocus();
    const taken = 'There is a block with the name “Prices” already';
    stubApi(
      http.renameSavedBlock,
      refuse('CONFLICT', taken, { issues: [{ field: 'name', message: taken }] }),
    );
    await user.keyboard('Prices{Enter}');
    await waitFor(() => {
      expect(name).toHaveAccessibleDescription(`Name: ${taken}`);
    });
    const renamed = { ...hours, name: 'Opening hours' };
    const requests = stubApi(http.renameSavedBlock, summaryOf(renamed));
    stubApi(http.listSavedBlocks, { blocks: [renamed, prices] });
    await user.clear(name);
    await user.type(name, 'Opening hours{Enter}');
    expect(await screen.findByText('The block is called “Opening hours” now.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: 3 }, body: { name: 'Opening hours' } }]);
    await waitFor(() => {
      expect(list.getByRole('button', { name: 'Rename Opening hours' })).toHaveFocus();
    });
  });

  it('are deleted, and are back when that is undone', async () => {
    const { user, dialog } = await open([hours]);
    const deleted = stubApi(http.deleteSavedBlock, summaryOf(hours));
    stubApi(http.listSavedBlocks, { blocks: [] });
    await user.click(within(dialog).getByRole('button', { name: 'Delete Hours' }));
    expect(
      await screen.findByText('“Hours” is deleted. Pages with a copy of it stay as they are.'),
    ).toBeVisible();
    expect(deleted).toMatchObject([{ params: { id: 3 } }]);
    expect(await within(dialog).findByText('There are no saved blocks any more.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Done' })).toHaveFocus();
    const restored = stubApi(http.restoreSavedBlock, summaryOf(hours));
    stubApi(http.listSavedBlocks, { blocks: [hours] });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Hours” is back.')).toBeVisible();
    expect(restored).toMatchObject([{ params: { id: 3 } }]);
    expect(await within(dialog).findByRole('button', { name: 'Delete Hours' })).toBeVisible();
  });

  it('say why one is not back: its name is taken by now', async () => {
    const { user, dialog } = await open([hours]);
    stubApi(http.deleteSavedBlock, summaryOf(hours));
    stubApi(http.listSavedBlocks, { blocks: [] });
    await user.click(within(dialog).getByRole('button', { name: 'Delete Hours' }));
    const taken = 'There is a block with the name “Hours” already';
    stubApi(
      http.restoreSavedBlock,
      refuse('CONFLICT', taken, { issues: [{ field: 'name', message: taken }] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(taken)).toBeVisible();
  });
});
