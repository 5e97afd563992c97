import { useTexts } from '../../../shared/lib/texts';
import { timesByDay } from './times-by-day';

/** Free times (ISO 8601) as the options of a select, in a group for each day; each names its day when the select is closed. */
export const TimeOptions = ({ times }: { times: readonly string[] }) => {
  const texts = useTexts();
  return timesByDay(texts, times).map(([day, ofDay]) => (
    <optgroup key={day} label={day}>
      {ofDay.map((time) => (
        <option key={time} value={time}>
          {texts.format.slot(time)}
        </option>
      ))}
    </optgroup>
  ));
};
