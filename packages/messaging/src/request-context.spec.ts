import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  actAs,
  actAsCaller,
  allowStaleReads,
  callerHeaders,
  limitWait,
  runWithRequest,
  staleReadsAllowed,
  startsInTime,
} from './request-context.js';

const ACTOR = { kind: 'member', id: '0b54b1f5-6f0e-4f2e-9d0c-1d0a3d1f6c11', name: 'nadia' } as const;

describe('a request that waits', () => {
  const headerOf = (): string => '1000';

  it('starts within half of the time for which its caller waits, and is not stopped after it has started', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    runWithRequest(undefined, () => {
      limitWait(headerOf);
      const tooLate = startsInTime();
      vi.advanceTimersByTime(501);
      expect(tooLate()).toBe(false);
      const inTime = startsInTime();
      vi.advanceTimersByTime(499);
      expect(inTime()).toBe(true);
      expect(tooLate()).toBe(true);
    });
  });

  it('has no limit without the time of a caller', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    for (const header of [undefined, '', 'soon', '0'])
      runWithRequest(undefined, () => {
        limitWait(() => header);
        const start = startsInTime();
        vi.advanceTimersByTime(60_000);
        expect(start()).toBe(true);
      });
  });
});

describe('the permission of stale reads', () => {
  it('passes from a request to the process that it calls', () => {
    const headers = runWithRequest(undefined, () => {
      expect(callerHeaders()).toEqual({});
      allowStaleReads();
      return callerHeaders();
    });
    runWithRequest(undefined, () => {
      expect(staleReadsAllowed()).toBe(false);
      actAsCaller((name) => headers[name]);
      expect(staleReadsAllowed()).toBe(true);
    });
  });

  it('is not for a member, who must see what was just saved', () => {
    runWithRequest(undefined, () => {
      allowStaleReads();
      actAs(ACTOR, undefined);
      expect(staleReadsAllowed()).toBe(false);
      expect(Object.keys(callerHeaders())).toHaveLength(1);
    });
  });

  it('does not exist outside of a request', () => {
    allowStaleReads();
    expect(staleReadsAllowed()).toBe(false);
  });
});
