import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { requestsAnswered } from './open-requests';

/** More than the turns between a reply and its effects: reading its body, rendering, or a further request. */
const QUIET_TURNS = 3;

const ACT_ENVIRONMENT = 'IS_REACT_ACT_ENVIRONMENT';

// The real timer, because a test may use fake timers.
const { setTimeout: later } = globalThis;

/**
 * Wraps the actions of the user and the waits of Testing Library. A test continues once every request is answered,
 * except the ones that it holds back, and the screen is rendered, so that results do not depend on the speed of the
 * machine.
 */
export async function settleAfter<Result>(action: () => Promise<Result>): Promise<Result> {
  const inAct: unknown = Reflect.get(globalThis, ACT_ENVIRONMENT);
  // Outside of `act` a screen updates on its own, as it does for users.
  Reflect.set(globalThis, ACT_ENVIRONMENT, false);
  try {
    const result = await action();
    await settle();
    return result;
  } finally {
    Reflect.set(globalThis, ACT_ENVIRONMENT, inAct);
  }
}

/** Waits in the same way after actions of the test itself. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await act(async () => {
      if (await requestsAnswered()) quiet = 0;
      await turn();
    });
  }
}

/** Resolves after all work that was due at once, such as timers without a delay. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    later(resolve, 0);
    if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
  });
