import type { Texts } from '../lib/texts';

/** The messages that are read out while a row is moved; places count from 0. */
export interface OrderWords {
  lifted: (name: string, place: number) => string;
  over: (name: string, place: number) => string;
  dropped: (name: string, place: number) => string;
  stays: (name: string, place: number) => string;
}

export function orderWords({ sorting: words }: Texts, count: number): OrderWords {
  return {
    lifted: (name, place) => words.lifted({ name, place: place + 1, count }),
    over: (name, place) => words.over({ name, place: place + 1, count }),
    dropped: (name, place) => words.dropped({ name, place: place + 1, count }),
    stays: (name, place) => words.stays({ name, place: place + 1, count }),
  };
}
