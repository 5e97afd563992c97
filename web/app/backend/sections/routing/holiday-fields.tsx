import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { EditOnly } from '../../../shared/ui/read-only';
import type { ContractForm } from '../../kit/form/use-contract-form';
import type { HolidayValues, RoutingValues } from './routing-form';
import { ROUTING_TEXTS as TEXTS } from './routing-texts';
import styles from './routing.module.css';

/** The days on which the office is closed, with their names. */
export function HolidayFields({ form }: { form: ContractForm<RoutingValues> }) {
  const { holidays } = form.values;
  const put = (next: HolidayValues[]): void => {
    form.set('holidays', next);
  };
  const change = (index: number, part: Partial<HolidayValues>): void => {
    put(holidays.map((one, at) => (at === index ? { ...one, ...part } : one)));
  };
  return (
    <fieldset id="holidays" className={styles.holidays}>
      <legend>{TEXTS.holidays}</legend>
      <p className={styles.part}>{holidays.length === 0 ? TEXTS.noHolidays : TEXTS.holidaysHint}</p>
      {holidays.map(({ day, name }, index) => (
        <div key={index} className={styles.holiday}>
          <TextField
            label={TEXTS.holiday(index + 1)}
            type="date"
            value={day}
            issue={form.issueOf(`holidays.${String(index)}`)}
            onText={(text) => {
              change(index, { day: text });
            }}
          />
          <TextField
            label={TEXTS.holidayName(index + 1)}
            maxLength={80}
            value={name}
            onText={(text) => {
              change(index, { name: text });
            }}
          />
          <EditOnly>
            <Button
              aria-label={TEXTS.removeHoliday(name === '' ? day || String(index + 1) : name)}
              onClick={() => {
                put(holidays.filter((_, at) => at !== index));
              }}
            >
              {TEXTS.removeDay}
            </Button>
          </EditOnly>
        </div>
      ))}
      <EditOnly>
        <Button
          onClick={() => {
            put([...holidays, { day: '', name: '' }]);
          }}
        >
          {TEXTS.addHoliday}
        </Button>
      </EditOnly>
    </fieldset>
  );
}
