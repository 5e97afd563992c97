import { fromDubaiInput, toDubaiInput } from '../../kit/words/dubai-time';
import { gulfTime } from '../../kit/lifecycle/lifecycle-words';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Two times as `datetime-local` inputs have them, by the clock of Dubai. */
export interface Span {
  from: string;
  to: string;
}

/** The first whole minute that is not before a moment, so that what happened within a minute is part of it. */
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

/** An input as a moment in words, by the clock of the office. */
export const wordsOf = (input: string): string => gulfTime(instantOf(input));

const INPUT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const isInput = (text: string): boolean => INPUT.test(text) && !Number.isNaN(Date.parse(text));

export const spanPath = (span: Span): string =>
  `/backend/time-machine?${new URLSearchParams({ ...span }).toString()}`;

/** Returns the span of an address; undefined where it names none. */
export function spanIn(params: URLSearchParams): Span | undefined {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isInput(from) && isInput(to) ? { from, to } : undefined;
}
