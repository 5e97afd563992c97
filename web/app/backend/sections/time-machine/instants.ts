import { fromDubaiInput, toDubaiInput } from '../../kit/labels/dubai-time';
import { dubaiTime } from '../../kit/lifecycle/lifecycle-labels';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Two times in the format of `datetime-local` inputs, in Dubai time. */
export interface Span {
  from: string;
  to: string;
}

/** Rounds up to a whole minute, so that events within that minute are included. */
export const inputAfter = (time: number): string =>
  toDubaiInput(new Date(Math.ceil(time / MINUTE_MS) * MINUTE_MS).toISOString());

export const instantOf = (input: string): string => fromDubaiInput(input);

/** Returns the span from so many days ago, or from the start of the recorded history, until now. */
export function spanSince(days: number, knownFrom: string, now: number = Date.now()): Span {
  return {
    from: inputAfter(Math.max(now - days * DAY_MS, Date.parse(knownFrom))),
    to: inputAfter(now),
  };
}

export const spanUntil = (time: string, now: number = Date.now()): Span => ({
  from: inputAfter(now),
  to: inputAfter(Date.parse(time)),
});

/** Formats an input in Dubai time. */
export const wordsOf = (input: string): string => dubaiTime(instantOf(input));

const INPUT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const isInput = (text: string): boolean => INPUT.test(text) && !Number.isNaN(Date.parse(text));

export const spanPath = (span: Span): string =>
  `/backend/time-machine?${new URLSearchParams({ ...span }).toString()}`;

/** Returns the span in the URL; undefined when there is none. */
export function spanIn(params: URLSearchParams): Span | undefined {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isInput(from) && isInput(to) ? { from, to } : undefined;
}
