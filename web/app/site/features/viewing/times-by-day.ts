import type { Texts } from '../../../shared/lib/texts';

/** Groups times (ISO 8601) by their day in Dubai, "Monday 14 September". */
export function timesByDay(texts: Texts, times: readonly string[]): [day: string, times: string[]][] {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = texts.format.weekday(time);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
}
