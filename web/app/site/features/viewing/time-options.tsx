import { viewingTexts as words } from '../../../shared/lib/viewing-texts';

/** Free times (ISO 8601) as the options of a select, in a group for each day; each names its day when the select is closed. */
export const TimeOptions = ({ times }: { times: readonly string[] }) =>
  byDay(times).map(([day, ofDay]) => (
    <optgroup key={day} label={day}>
      {ofDay.map((time) => (
        <option key={time} value={time}>
          {words.slot(time)}
        </option>
      ))}
    </optgroup>
  ));

function byDay(times: readonly string[]): [day: string, times: string[]][] {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = words.day(time);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
}
