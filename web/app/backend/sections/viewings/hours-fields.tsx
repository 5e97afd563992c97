import { VIEWING_DURATIONS, type ViewingOpening } from '@manzil/contracts/leads/viewing';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import type { ContractForm } from '../../kit/form/use-contract-form';
import { formatDay, gulfToday } from '../../kit/labels/format-date-time';
import { DAYS } from '../../kit/labels/week-days';
import { openingOn, type HoursValues } from './hours-form';
import { TEXTS as ALL } from './viewing-texts';
import styles from './viewings.module.css';

const TEXTS = ALL.hours;
const DURATIONS = VIEWING_DURATIONS.map((count) => [String(count), TEXTS.minutes(count)] as const);

interface HoursFieldsProps {
  form: ContractForm<HoursValues>;
}

/** The hours of each day of the week, then the rules for bookings, then the days off. */
export const HoursFields = ({ form }: HoursFieldsProps) => (
  <>
    <fieldset className={styles.group}>
      <legend>{TEXTS.week}</legend>
      <SameForWeekdays form={form} />
      {DAYS.map(([day, name]) => (
        <DayFields key={day} form={form} day={Number(day)} name={name} />
      ))}
    </fieldset>
    <div className="backend-columns">
      <SelectField label={TEXTS.duration} options={DURATIONS} {...form.text('duration')} />
      <TextField
        label={TEXTS.notice}
        hint={TEXTS.noticeHint}
        inputMode="numeric"
        required
        {...form.text('notice')}
      />
    </div>
    <TextField label={TEXTS.standInPlaces} hint={TEXTS.standInHint} {...form.text('standInPlaces')} />
    <DaysOff form={form} />
  </>
);

/** The working week of the UAE, Monday to Friday. */
const WEEKDAYS = [1, 2, 3, 4, 5];

/** Copies the hours of the first weekday that has hours to the others. */
function SameForWeekdays({ form }: HoursFieldsProps) {
  const { openings } = form.values;
  const first = WEEKDAYS.find((day) => openings.some((opening) => opening.day === day));
  const copied = openings.filter(({ day }) => day === first);
  const name = DAYS.find(([day]) => Number(day) === first)?.[1];
  return (
    <div className="backend-actions">
      <Button
        disabled={copied.length === 0}
        onClick={() => {
          const weekend = openings.filter(({ day }) => !WEEKDAYS.includes(day));
          const week = WEEKDAYS.flatMap((day) => copied.map(({ from, to }) => ({ day, from, to })));
          form.set('openings', [...week, ...weekend]);
        }}
      >
        {TEXTS.sameForWeekdays}
      </Button>
      <span className={styles.soft}>{TEXTS.sameHint(name)}</span>
    </div>
  );
}

function DayFields({ form, day, name }: HoursFieldsProps & { day: number; name: string }) {
  const { openings } = form.values;
  const put = (next: ViewingOpening[]): void => {
    form.set('openings', next);
  };
  const own = openings.flatMap((opening, index) => (opening.day === day ? [{ opening, index }] : []));
  const bound = (index: number, field: 'from' | 'to') => ({
    value: openings[index]?.[field] ?? '',
    issue: form.issueOf(`openings.${String(index)}.${field}`),
    onText: (text: string) => {
      put(openings.map((one, at) => (at === index ? { ...one, [field]: text } : one)));
    },
  });
  return (
    <div className={styles.day} role="group" aria-label={name}>
      <span className={styles.dayName}>{name}</span>
      <div className={styles.openings}>
        {own.length === 0 && <span className={styles.soft}>{TEXTS.closed}</span>}
        {own.map(({ opening: { from, to }, index }, at) => (
          <div key={index} className={styles.opening}>
            <TextField label={TEXTS.from(name, at + 1)} type="time" {...bound(index, 'from')} />
            <TextField label={TEXTS.to(name, at + 1)} type="time" {...bound(index, 'to')} />
            <Button
              aria-label={TEXTS.removeOf(name, from, to)}
              onClick={() => {
                put(openings.filter((_, other) => other !== index));
              }}
            >
              {TEXTS.remove}
            </Button>
          </div>
        ))}
      </div>
      <Button
        aria-label={TEXTS.addTo(name)}
        onClick={() => {
          put([...openings, openingOn(day, openings)]);
        }}
      >
        {TEXTS.add}
      </Button>
    </div>
  );
}

function DaysOff({ form }: HoursFieldsProps) {
  const { daysOff } = form.values;
  const put = (next: string[]): void => {
    form.set('daysOff', next);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{TEXTS.daysOff}</legend>
      {daysOff.length === 0 && <span className={styles.soft}>{TEXTS.noDaysOff}</span>}
      <div className={styles.daysOff}>
        {daysOff.map((day, index) => (
          <div key={index} className={styles.dayOff}>
            <TextField
              label={TEXTS.dayOff(index + 1)}
              type="date"
              min={gulfToday()}
              value={day}
              issue={form.issueOf(`daysOff.${String(index)}`)}
              onText={(text) => {
                put(daysOff.map((one, at) => (at === index ? text : one)));
              }}
            />
            <Button
              aria-label={TEXTS.removeDayOff(day === '' ? String(index + 1) : formatDay(day))}
              onClick={() => {
                put(daysOff.filter((_, at) => at !== index));
              }}
            >
              {TEXTS.remove}
            </Button>
          </div>
        ))}
      </div>
      <div className="backend-actions">
        <Button
          onClick={() => {
            put([...daysOff, '']);
          }}
        >
          {TEXTS.addDayOff}
        </Button>
      </div>
    </fieldset>
  );
}
