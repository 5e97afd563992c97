import { FieldError } from '../../components/form/field';
import { useField } from '../../components/form/form-context';
import { useTexts } from '../../../shared/lib/texts';
import form from '../../components/form/form.module.css';
import { timesByDay } from './times-by-day';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import viewingTexts from '../../../texts/en/on-demand/viewing';
import css from './time-chips.module.css';

/** Free times (ISO 8601) as chips: a day, then a time of that day. Needs no script. */
export function TimeChips({ times }: { times: readonly string[] }) {
  const texts = useTexts();
  const words = onDemandTexts(viewingTexts, texts);
  const field = useField('startsAt');
  const days = timesByDay(texts, times);
  const shown = Math.max(
    0,
    days.findIndex(([, ofDay]) => ofDay.includes(field.value)),
  );
  return (
    <fieldset className={form.choices} data-wide aria-describedby={field.describedBy}>
      <legend className={form.label}>{words.time}</legend>
      <div className={css.days}>
        {days.map(([day, ofDay], index) => (
          <div key={day} className={css.day}>
            <label className={form.choice}>
              <input
                id={index === shown ? field.id : undefined}
                type="radio"
                name="shownDay"
                value={day}
                aria-label={day}
                defaultChecked={index === shown}
              />
              <span>{texts.format.shortDay(ofDay[0] ?? '')}</span>
            </label>
            <div className={css.times} role="group" aria-label={day}>
              {ofDay.map((time) => (
                <label key={time} className={form.choice}>
                  <input
                    type="radio"
                    name="startsAt"
                    value={time}
                    aria-label={texts.format.slot(time)}
                    defaultChecked={time === field.value}
                  />
                  <span>{texts.format.clock(time)}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
