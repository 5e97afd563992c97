import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '../testing/render-screen';
import { Button } from './button';
import { useToasts } from './toasts';

function Speaker({ undo }: { undo: () => void }) {
  const toasts = useToasts();
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
          toasts.failed('It was refused.');
        }}
      >
        Fail
      </Button>
    </>
  );
}

function open() {
  const undo = jest.fn();
  renderPart(<Speaker undo={undo} />);
  const user = userEvent.setup({
    advanceTimers: (ms) => {
      jest.advanceTimersByTime(ms);
    },
  });
  return { undo, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const pass = (seconds: number): void => {
  act(() => {
    jest.advanceTimersByTime(seconds * 1_000);
  });
};

describe('messages', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
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
    for (let count = 0; count < 4; count += 1) await press('Fail');
    expect(screen.queryByText('It is saved.')).toBeNull();
    expect(screen.getAllByText('It was refused.')).toHaveLength(4);
  });
});
