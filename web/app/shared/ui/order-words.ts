/** The messages that are read out while a row is moved; places count from 0. */
export interface OrderWords {
  lifted: (name: string, place: number) => string;
  over: (name: string, place: number) => string;
  dropped: (name: string, place: number) => string;
  stays: (name: string, place: number) => string;
}

export function orderWords(count: number): OrderWords {
  const at = (place: number): string => `place ${String(place + 1)} of ${String(count)}`;
  return {
    lifted: (name, place) => `${name} is lifted from ${at(place)}.`,
    over: (name, place) => `${name} is over ${at(place)}.`,
    dropped: (name, place) => `${name} is dropped at ${at(place)}.`,
    stays: (name, place) => `${name} stays at ${at(place)}.`,
  };
}
