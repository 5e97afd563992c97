import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/viewings';
import type { ViewingSchedule } from '@manzil/contracts/leads/viewing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { toasts } from '../../ui/toast-queue';
import { queryClient } from '../data/query-client';
import { useRefresh } from '../data/use-refresh';
import { FormProblem } from '../forms/form-problem';
import { useContractForm } from '../forms/use-contract-form';
import { useMembers } from '../leads/use-assignees';
import { ApiProblem, callApi } from '../lib/call-api';
import { gulfToday } from '../lib/format-date-time';
import { useFilters } from '../lib/use-filters';
import { CalendarLink } from './calendar-link';
import { HoursFields } from './hours-fields';
import { blankSchedule, checkHours, fieldOf, hoursOf, valuesOf, type HoursValues } from './hours-form';
import { OfficeHolidays } from './office-holidays';
import { schedulesQuery } from './viewing-queries';
import { TEXTS } from './viewing-texts';
import { EditOnly, FormFields } from '../../ui/read-only';
import { useMay } from '../access/access';
import styles from './viewings.module.css';

const scheduleOf = (schedules: readonly ViewingSchedule[], adviser: string): ViewingSchedule =>
  schedules.find((schedule) => schedule.adviser === adviser) ?? blankSchedule(adviser);

/** When a member takes viewings, and the link of their calendar: an agent's own, for the others those of all. */
export function HoursTab({ session }: { session: Session }) {
  const { schedules, holidays } = useSuspenseQuery(schedulesQuery).data;
  const members = useMembers(session);
  const filters = useFilters();
  const isManager = useMay()('leads.all');
  const chosen = isManager ? filters.valueOf('member') || session.username : session.username;
  const schedule = scheduleOf(schedules, chosen);
  return (
    <div className={styles.hours}>
      {isManager && (
        <div className={styles.narrow}>
          <SelectField
            label={TEXTS.hours.member}
            options={[...new Set([...members, chosen])].map((name) => [
              name,
              name === session.username ? TEXTS.week.you(name) : name,
            ])}
            value={chosen}
            onText={(member) => {
              filters.set('member', member);
            }}
          />
        </div>
      )}
      <HoursForm key={chosen} schedule={schedule} />
      <OfficeHolidays holidays={holidays} />
      <EditOnly>
        <CalendarLink key={`link ${chosen}`} schedule={schedule} />
      </EditOnly>
    </div>
  );
}

function HoursForm({ schedule }: { schedule: ViewingSchedule }) {
  const { adviser } = schedule;
  const [theirs, setTheirs] = useState<ViewingSchedule | undefined>();
  const refresh = useRefresh();
  const form = useContractForm(http.saveViewingSchedule, {
    values: valuesOf(schedule, gulfToday()),
    bodyOf: (values: HoursValues, { version }) => ({ hours: hoursOf(values), expectedVersion: version }),
    check: checkHours,
    fieldOf,
    version: schedule.version,
    draft: `viewing-hours:${adviser}`,
    send: async (body) => {
      try {
        return await callApi(http.saveViewingSchedule, { params: { adviser }, body });
      } catch (error) {
        if (error instanceof ApiProblem && error.isConflict) {
          await refresh();
          const { schedules } = await queryClient.query(schedulesQuery);
          setTheirs(scheduleOf(schedules, adviser));
        }
        throw error;
      }
    },
    onSaved: async (saved) => {
      settle(saved);
      await refresh();
      toasts.done(TEXTS.hours.saved);
    },
  });
  const settle = (stored: ViewingSchedule): void => {
    setTheirs(undefined);
    form.settle(valuesOf(stored, gulfToday()), stored.version);
  };
  return (
    <form className="backend-form" {...form.attributes}>
      <p>
        {schedule.version === 0 && `${TEXTS.hours.none} `}
        {adviser.includes('@') ? TEXTS.hours.online(adviser) : TEXTS.hours.offline(adviser)}
      </p>
      {form.recovered && <p role="status">{TEXTS.hours.recovered}</p>}
      <FormFields>
        <HoursFields form={form} />
      </FormFields>
      <FormProblem form={form} />
      {theirs !== undefined && (
        <div className={styles.conflict}>
          <p>{TEXTS.hours.theirs}</p>
          <div className="backend-actions">
            <Button busy={form.busy} onClick={() => void form.submit(theirs.version)}>
              {TEXTS.hours.keepMine}
            </Button>
            <Button
              onClick={() => {
                settle(theirs);
              }}
            >
              {TEXTS.hours.takeTheirs}
            </Button>
          </div>
        </div>
      )}
      <EditOnly>
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy} disabled={theirs !== undefined}>
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
