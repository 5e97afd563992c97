import { useTexts, type Texts } from '../../../shared/lib/texts';

/** Free times (ISO 8601) as the options of a select, in a group for each day; each names its day when the select is closed. */
export const TimeOptions = ({ times }: { times: readonly string[] }) => {
  const texts = useTexts();
  return byDay(texts, times).map(([day, ofDay]) => (
    <optgroup key={day} label={day}>
      {ofDay.map((time) => (
        <option key={time} value={time}>
          {texts.format.slot(time)}
        </option>
      ))}
    </optgroup>
  ));
};

function byDay(texts: Texts, times: readonly string[]): [day: string, times: string[]][] {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = texts.format.weekday(time);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
}
