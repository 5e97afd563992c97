import { describe, expect, it } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderPart } from '../../testing/render-screen';
import { Button } from './button';
import { Dialog } from './dialog';
import { TextField } from './field';
import { toasts } from './toast-queue';

/** A button that opens a dialog, which may hold another such button. */
function Opener({ title, children }: { title: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open {title}
      </Button>
      {isOpen && (
        <Dialog
          title={title}
          onClose={() => {
            setOpen(false);
          }}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}

const Typed = () => <TextField label="Name" value="" onText={() => undefined} />;
const open = (title: string) => screen.getByRole('button', { name: `Open ${title}` });

describe('Dialog', () => {
  it('is named by its title and begins in the first field', async () => {
    const { user } = renderPart(
      <Opener title="Details">
        <Button>Before the field</Button>
        <Typed />
      </Opener>,
    );
    await user.click(open('Details'));
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('begins at the first button when there is no field, and not at the cross', async () => {
    const { user } = renderPart(
      <Opener title="Details">
        <Button>Copy</Button>
      </Opener>,
    );
    await user.click(open('Details'));
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  });

  it('keeps Tab within it, both ways', async () => {
    const { user } = renderPart(
      <Opener title="Details">
        <Typed />
      </Opener>,
    );
    await user.click(open('Details'));
    const dialog = screen.getByRole('dialog');
    for (const shift of [false, false, false, true, true, true]) {
      await user.tab({ shift });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('hides the page around it from those who listen', async () => {
    const { user } = renderPart(
      <>
        <p>Behind</p>
        <Opener title="Details" />
      </>,
    );
    await user.click(open('Details'));
    expect(screen.queryByRole('button', { name: 'Open Details' })).toBeNull();
  });

  it.each([
    ['Escape', '{Escape}'],
    ['the cross', undefined],
  ])('closes by %s and gives the focus back', async (_way, keys) => {
    const { user } = renderPart(
      <Opener title="Details">
        <Typed />
      </Opener>,
    );
    await user.click(open('Details'));
    if (keys === undefined) await user.click(screen.getByRole('button', { name: 'Close' }));
    else await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(open('Details')).toHaveFocus();
    });
  });

  it('closes the one on top by Escape also when the focus was lost to the page', async () => {
    const { user } = renderPart(
      <Opener title="Form">
        <Opener title="Details" />
      </Opener>,
    );
    await user.click(open('Form'));
    await user.click(open('Details'));
    // Browsers do so when a button is disabled while it has the focus.
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: 'Details' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
  });

  it('closes by a click outside, and not by one inside', async () => {
    const { user } = renderPart(
      <Opener title="Details">
        <Typed />
      </Opener>,
    );
    await user.click(open('Details'));
    await user.click(screen.getByRole('heading', { name: 'Details' }));
    const dialog = screen.getByRole('dialog');
    await user.click(dialog.parentElement?.parentElement ?? dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes one by one when a second lies on top', async () => {
    const { user } = renderPart(
      <Opener title="Form">
        <Opener title="Question" />
      </Opener>,
    );
    await user.click(open('Form'));
    await user.click(open('Question'));
    expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'Question' })]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
    await waitFor(() => {
      expect(open('Question')).toHaveFocus();
    });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(open('Form')).toHaveFocus();
    });
  });

  it('leaves messages to be read and used, and stays open then', async () => {
    let undone = false;
    function Deleting() {
      return (
        <Button
          onClick={() => {
            toasts.done('It is deleted.', { label: 'Undo', run: () => (undone = true) });
          }}
        >
          Delete
        </Button>
      );
    }
    const { user } = renderPart(
      <Opener title="Form">
        <Deleting />
      </Opener>,
    );
    await user.click(open('Form'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const message = screen.getByRole('status');
    expect(message).toHaveTextContent('It is deleted.');
    await user.click(within(message).getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
  });

  it('opens with the screen that shows it', () => {
    renderPart(
      <Dialog title="No such lead" onClose={() => undefined}>
        Gone.
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'No such lead' })).toBeVisible();
  });
});
