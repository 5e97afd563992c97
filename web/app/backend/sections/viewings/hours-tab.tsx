import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/viewings';
import type { ViewingSchedule, ViewingSchedules } from '@manzil/contracts/leads/viewing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button';
import { SelectField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { queryClient } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { useContractForm } from '../../kit/form/use-contract-form';
import { useMembers } from '../../kit/data/use-assignees';
import { callApi } from '../../kit/data/call-api';
import { gulfToday } from '../../kit/labels/format-date-time';
import { useFilters } from '../../kit/address/use-filters';
import type { Theirs } from '../../kit/form/merge-dialog';
import { SaveState } from '../../kit/form/save-state';
import { CalendarLink } from './calendar-link';
import { HoursFields } from './hours-fields';
import {
  blankSchedule,
  checkHours,
  fieldOf,
  hoursOf,
  valuesOf,
  wordsOf,
  type HoursValues,
} from './hours-form';
import { OfficeHolidays } from './office-holidays';
import { schedulesQuery } from './viewing-queries';
import { TEXTS } from './viewing-texts';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';
import { useMay } from '../../kit/access/access';
import styles from './viewings.module.css';
import { memberName } from '../../kit/labels/member-name';

const scheduleOf = ({ schedules, officeHours }: ViewingSchedules, adviser: string): ViewingSchedule =>
  schedules.find((schedule) => schedule.adviser === adviser) ?? blankSchedule(adviser, officeHours);

/** Opening hours of a member, and the link of their calendar: an agent sees their own, the other members see all. */
export function HoursTab({ session }: { session: Session }) {
  const { data: stored } = useSuspenseQuery(schedulesQuery);
  const members = useMembers(session);
  const filters = useFilters();
  const isManager = useMay()('leads.all');
  const chosen = isManager ? filters.valueOf('member') || session.username : session.username;
  const schedule = scheduleOf(stored, chosen);
  return (
    <div className={styles.hours}>
      {isManager && (
        <div className={styles.narrow}>
          <SelectField
            label={TEXTS.hours.member}
            options={[...new Set([...members, chosen])].map((name) => [
              name,
              name === session.username ? TEXTS.week.you(memberName(name)) : memberName(name),
            ])}
            value={chosen}
            onText={(member) => {
              filters.set('member', member);
            }}
          />
        </div>
      )}
      <HoursForm key={chosen} schedule={schedule} />
      <OfficeHolidays holidays={stored.holidays} />
      <EditOnly>
        <CalendarLink key={`link ${chosen}`} schedule={schedule} />
      </EditOnly>
    </div>
  );
}

function HoursForm({ schedule }: { schedule: ViewingSchedule }) {
  const { adviser } = schedule;
  const refresh = useRefresh();
  const form = useContractForm(http.saveViewingSchedule, {
    values: valuesOf(schedule, gulfToday()),
    bodyOf: (values: HoursValues, { version }) => ({ hours: hoursOf(values), expectedVersion: version }),
    check: checkHours,
    fieldOf,
    version: schedule.version,
    draft: `viewing-hours:${adviser}`,
    send: (body) => callApi(http.saveViewingSchedule, { params: { adviser }, body }),
    onSaved: async (saved, sent) => {
      form.rebase(valuesOf(saved, gulfToday()), saved.version, sent);
      await refresh();
      toasts.done(TEXTS.hours.saved);
    },
  });
  const readTheirs = async (): Promise<Theirs<HoursValues>> => {
    await queryClient.invalidateQueries({ queryKey: schedulesQuery.queryKey });
    const theirs = scheduleOf(await queryClient.query(schedulesQuery), adviser);
    const values = valuesOf(theirs, gulfToday());
    return {
      values,
      take: () => {
        form.settle(values, theirs.version);
      },
    };
  };
  return (
    <form className="backend-form" {...form.attributes}>
      <p>
        {schedule.version === 0 &&
          `${schedule.openings.length > 0 ? TEXTS.hours.prefilled : TEXTS.hours.none} `}
        {TEXTS.hours.online(memberName(adviser))}
      </p>
      {form.recovered && <p role="status">{TEXTS.hours.recovered}</p>}
      <FormFields>
        <HoursFields form={form} />
      </FormFields>
      <SaveState
        form={form}
        readTheirs={readTheirs}
        fieldName={(field) => TEXTS.hours.fields[field as keyof HoursValues]}
        wordsOf={wordsOf}
      />
      <EditOnly>
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy} disabled={form.conflict !== undefined}>
            {TEXTS.hours.save}
          </Button>
          <Button disabled={!form.dirty} onClick={form.discard}>
            {TEXTS.hours.discard}
          </Button>
        </div>
      </EditOnly>
    </form>
  );
}
