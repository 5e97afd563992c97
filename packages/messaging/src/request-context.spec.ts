import { describe, expect, it } from 'vitest';
import {
  actAs,
  actAsCaller,
  allowStaleReads,
  callerHeaders,
  runWithRequest,
  staleReadsAllowed,
} from './request-context.js';

const ACTOR = { kind: 'member', id: '0b54b1f5-6f0e-4f2e-9d0c-1d0a3d1f6c11', name: 'nadia' } as const;

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
