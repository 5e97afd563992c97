import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '../../testing/render-screen';
import { Button } from './button';
import { toasts } from './toast-queue';
import { Toasts } from './toasts';
import { render } from '../../testing/render';

let failures = 0;

function Speaker({ undo }: { undo: () => void }) {
  return (
    <>
      <Button
        onClick={() => {
          toasts.done('It is saved.', { label: 'Undo', run: undo });
        }}
      >
        Save
      </Button>
      <Button
        onClick={() => {
          toasts.failed(`It was refused ${String((failures += 1))} times.`);
        }}
      >
        Fail again
      </Button>
      <Button
        onClick={() => {
          toasts.failed('It was refused.');
        }}
      >
        Fail
      </Button>
    </>
  );
}

function open() {
  const undo = vi.fn();
  renderPart(<Speaker undo={undo} />);
  const user = userEvent.setup({
    advanceTimers: (ms) => {
      vi.advanceTimersByTime(ms);
    },
  });
  return { undo, user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const pass = (seconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1_000);
  });
};

describe('a place for one message', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps a message of success while it is pointed at', () => {
    render(<Toasts place="centre" />);
    act(() => {
      toasts.trim(0);
      toasts.done('It is saved.');
    });
    const region = screen.getByRole('status');
    fireEvent.pointerEnter(region);
    pass(60);
    expect(region).toHaveTextContent('It is saved.');
    fireEvent.pointerLeave(region);
    pass(10);
    expect(region).toBeEmptyDOMElement();
  });

  it('shows the newest alone, and none again that it replaced', () => {
    render(<Toasts place="centre" />);
    act(() => {
      toasts.trim(0);
      toasts.failed('The first.');
      toasts.failed('The second.');
    });
    expect(screen.getByRole('status')).toHaveTextContent('The second.');
    expect(screen.getByRole('status')).not.toHaveTextContent('The first.');
    act(() => {
      toasts.dismiss(toasts.read()[0]?.id ?? 0);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('come into a region that is there before them, so that they are read out', async () => {
    const { press } = open();
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await press('Save');
    expect(region).toHaveTextContent('It is saved.');
  });

  it('of success stay for more than five seconds and then go', async () => {
    const { press } = open();
    await press('Save');
    pass(5);
    expect(screen.getByText('It is saved.')).toBeVisible();
    pass(5);
    expect(screen.queryByText('It is saved.')).toBeNull();
  });

  it('of success wait while one has the focus, and not while the pointer is where they lie', async () => {
    const { press, user } = open();
    await press('Save');
    await user.hover(screen.getByRole('button', { name: 'Undo' }));
    pass(10);
    expect(screen.queryByText('It is saved.')).toBeNull();
    await press('Save');
    act(() => {
      screen.getByRole('button', { name: 'Undo' }).focus();
    });
    pass(60);
    expect(screen.getByText('It is saved.')).toBeVisible();
    act(() => {
      screen.getByRole('button', { name: 'Undo' }).blur();
    });
    pass(10);
    expect(screen.queryByText('It is saved.')).toBeNull();
  });

  it('of failure stay until they are dismissed', async () => {
    const { press } = open();
    await press('Fail');
    pass(600);
    expect(screen.getByText('It was refused.')).toBeVisible();
    await press('Dismiss');
    expect(screen.queryByText('It was refused.')).toBeNull();
  });

  it('go once their action is taken', async () => {
    const { press, undo } = open();
    await press('Save');
    await press('Undo');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('It is saved.')).toBeNull();
  });

  it('are four at most, the newest of them', async () => {
    const { press } = open();
    await press('Save');
    for (let count = 0; count < 4; count += 1) await press('Fail again');
    expect(screen.queryByText('It is saved.')).toBeNull();
    expect(screen.getAllByText(/^It was refused \d times\.$/)).toHaveLength(4);
  });

  it('do not pile up when the same thing fails again', async () => {
    const { press } = open();
    await press('Fail');
    await press('Fail');
    expect(screen.getAllByText('It was refused.')).toHaveLength(1);
    await press('Save');
    await press('Save');
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });
});
