import { useEffect, useState } from 'react';
import type { FeedSample } from '@manzil/contracts/listings/feed-mapping';
import { messageOf } from '../../kit/data/call-api';
import { askForSample, type Meanings, type Sampled } from './mapping-calls';

export interface Sampling {
  sample: FeedSample | undefined;
  problem: string | undefined;
  busy: boolean;
}

/** The sample under the current mapping. The last one is kept while another is loading. */
export function useSample(sampled: Sampled | undefined, meanings: Meanings): Sampling {
  const [answer, setAnswer] = useState<{ of: object; sample?: FeedSample; problem?: string }>();
  const [last, setLast] = useState<FeedSample | undefined>();
  useEffect(() => {
    if (sampled === undefined) return;
    const left = new AbortController();
    askForSample(sampled, meanings, left.signal).then(
      (sample) => {
        if (left.signal.aborted) return;
        setAnswer({ of: meanings, sample });
        setLast(sample);
      },
      (error: unknown) => {
        if (!left.signal.aborted) setAnswer({ of: meanings, problem: messageOf(error) });
      },
    );
    return () => {
      left.abort();
    };
  }, [sampled, meanings]);
  const isCurrent = answer?.of === meanings;
  return {
    sample: answer?.sample ?? last,
    problem: isCurrent ? answer.problem : undefined,
    busy: sampled !== undefined && !isCurrent,
  };
}
