import { useEffect, useState } from 'react';
import type { FeedSample } from '@manzil/contracts/listings/feed-mapping';
import { messageOf } from '../lib/call-api';
import { askForSample, type Said, type Sampled } from './mapping-calls';

export interface Sampling {
  sample: FeedSample | undefined;
  problem: string | undefined;
  busy: boolean;
}

/** The sample under the mapping as it is now. While another one is on its way, the last one stays. */
export function useSample(sampled: Sampled | undefined, said: Said): Sampling {
  const [answer, setAnswer] = useState<{ of: object; sample?: FeedSample; problem?: string }>();
  const [last, setLast] = useState<FeedSample | undefined>();
  useEffect(() => {
    if (sampled === undefined) return;
    const left = new AbortController();
    askForSample(sampled, said, left.signal).then(
      (sample) => {
        if (left.signal.aborted) return;
        setAnswer({ of: said, sample });
        setLast(sample);
      },
      (error: unknown) => {
        if (!left.signal.aborted) setAnswer({ of: said, problem: messageOf(error) });
      },
    );
    return () => {
      left.abort();
    };
  }, [sampled, said]);
  const isCurrent = answer?.of === said;
  return {
    sample: answer?.sample ?? last,
    problem: isCurrent ? answer.problem : undefined,
    busy: sampled !== undefined && !isCurrent,
  };
}
