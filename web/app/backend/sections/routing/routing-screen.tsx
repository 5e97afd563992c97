import * as http from '@manzil/contracts/http/lead-routing';
import {
  officeHoursSchema,
  type Routing,
  type RoutingReplay,
  type StoredRouting,
} from '@manzil/contracts/leads/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { CheckGroup } from '../../../shared/ui/check-group';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm, type ContractForm } from '../../kit/form/use-contract-form';
import { callApi, messageOf } from '../../kit/data/call-api';
import { SectionHead } from '../../kit/layout/section-head';
import { moveItem } from '../../kit/table/move-item';
import { HolidayFields } from './holiday-fields';
import { ReplayReport } from './replay-report';
import { blankRule, fieldOf, routingOf, valuesOf, type RoutingValues, type RuleValues } from './routing-form';
import { assigneesQuery, routingQuery } from './routing-queries';
import { DAYS } from '../../kit/labels/week-days';
import { ROUTING_TEXTS as TEXTS } from './routing-texts';
import { RuleFields } from './rule-fields';
import { EditOnly, FormFields, useReadOnly } from '../../../shared/ui/read-only';
import styles from './routing.module.css';

interface Tried {
  routing: Routing;
  replay: RoutingReplay;
}

/** The rules by which new leads are assigned. Rules that are off are tested on past leads before they are switched on. */
export function RoutingScreen() {
  const { data: stored } = useSuspenseQuery(routingQuery);
  const { data: assignees } = useSuspenseQuery(assigneesQuery);
  const [tried, setTried] = useState<Tried | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const isReadOnly = useReadOnly();
  const refresh = useRefresh();
  const intent = useRef<'test' | 'save'>('test');
  const form = useContractForm(http.replayRouting, {
    values: valuesOf(stored),
    bodyOf: (values) => ({ routing: routingOf(values) }),
    fieldOf,
    version: stored.version,
    // Drafts of the previous release have their holidays in one text.
    draft: 'lead-routing-2',
    send: async (body): Promise<Tried | StoredRouting | undefined> =>
      intent.current === 'save'
        ? save(body.routing, stored.isOn, stored.isOn ? TEXTS.savedOn : TEXTS.savedOff)
        : { routing: body.routing, replay: await callApi(http.replayRouting, { body }) },
    onSaved: (result, sent) => {
      if (result === undefined) return;
      setTried('replay' in result ? result : undefined);
      if ('version' in result) form.rebase(valuesOf(result), result.version, sent);
    },
  });
  const save = async (
    routing: Routing,
    isOn: boolean,
    done: string = isOn ? TEXTS.switchedOn : TEXTS.switchedOff,
  ): Promise<StoredRouting | undefined> => {
    if (isBusy) return undefined;
    setIsBusy(true);
    try {
      const body = { routing, isOn, expectedVersion: stored.version };
      const saved = await callApi(http.saveRouting, { body });
      await refresh();
      toasts.done(done);
      return saved;
    } catch (error) {
      toasts.failed(messageOf(error));
      await refresh();
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  const switchOn = async (routing: Routing): Promise<void> => {
    const sent = form.values;
    const saved = await save(routing, true);
    if (saved === undefined) return;
    setTried(undefined);
    form.rebase(valuesOf(saved), saved.version, sent);
  };
  /** Saves the hours only: the stored rules stay, and unsaved changes to rules stay in the form. */
  const saveHours = async (): Promise<void> => {
    const sent = { ...form.values, rules: form.base.rules };
    const { hours } = routingOf(form.values);
    const { error } = officeHoursSchema.safeParse(hours);
    if (error !== undefined) {
      toasts.failed(error.issues[0]?.message ?? TEXTS.hoursWrong);
      return;
    }
    const saved = await save({ hours, rules: stored.rules }, stored.isOn, TEXTS.hoursSaved);
    if (saved === undefined) return;
    setTried(undefined);
    form.rebase(valuesOf(saved), saved.version, sent);
  };
  const isCurrent =
    tried !== undefined && JSON.stringify(tried.routing) === JSON.stringify(routingOf(form.values));
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro}>
        {stored.isOn && !isReadOnly && (
          <Button
            busy={isBusy}
            onClick={() => void save({ hours: stored.hours, rules: stored.rules }, false)}
          >
            {TEXTS.switchOff}
          </Button>
        )}
      </SectionHead>
      <p role="status" className={styles.state}>
        {stored.isOn ? TEXTS.on(stored.rules.length) : TEXTS.off}
      </p>
      <form className="backend-form" {...form.attributes}>
        <FormFields>
          <OfficeHours form={form} isBusy={isBusy} onSave={() => void saveHours()} />
          <Rules form={form} usernames={assignees.usernames} />
        </FormFields>
        <FormProblem form={form} />
        <EditOnly>
          <div className="backend-actions">
            <Button
              type="submit"
              kind="primary"
              busy={form.busy}
              onClick={() => {
                intent.current = 'test';
              }}
            >
              {TEXTS.try}
            </Button>
            <Button
              busy={form.busy}
              disabled={!form.dirty}
              onClick={() => {
                intent.current = 'save';
                void form.submit();
              }}
            >
              {stored.isOn ? TEXTS.saveOn : TEXTS.saveOff}
            </Button>
            <Button disabled={!form.dirty} onClick={form.discard}>
              {TEXTS.discard}
            </Button>
          </div>
        </EditOnly>
      </form>
      {tried !== undefined && (
        <section className={styles.result} aria-label={TEXTS.result}>
          <h2>{TEXTS.result}</h2>
          <ReplayReport replay={tried.replay} />
          <div className="backend-actions">
            <Button
              kind="primary"
              busy={isBusy}
              disabled={!isCurrent}
              onClick={() => void switchOn(tried.routing)}
            >
              {TEXTS.switchOn}
            </Button>
            {!isCurrent && <p>{TEXTS.changed}</p>}
          </div>
        </section>
      )}
    </>
  );
}

interface OfficeHoursProps {
  form: ContractForm<RoutingValues>;
  isBusy: boolean;
  onSave: () => void;
}

const OfficeHours = ({ form, isBusy, onSave }: OfficeHoursProps) => (
  <fieldset className={styles.rule}>
    <legend>{TEXTS.hours}</legend>
    <CheckGroup
      label={TEXTS.days}
      options={DAYS}
      chosen={form.values.days}
      issue={form.issueOf('days')}
      onChange={(days) => {
        form.set('days', days);
      }}
    />
    <div className="backend-columns">
      <TextField label={TEXTS.from} type="time" required {...form.text('from')} />
      <TextField label={TEXTS.to} type="time" required {...form.text('to')} />
    </div>
    <HolidayFields form={form} />
    <EditOnly>
      <div className="backend-actions">
        <Button busy={isBusy} disabled={!form.dirty} onClick={onSave}>
          {TEXTS.saveHours}
        </Button>
      </div>
    </EditOnly>
  </fieldset>
);

function Rules({ form, usernames }: { form: ContractForm<RoutingValues>; usernames: readonly string[] }) {
  const { rules } = form.values;
  const put = (next: RuleValues[]): void => {
    form.set('rules', next);
  };
  return (
    <section className={styles.rules} aria-label={TEXTS.rules}>
      <h2>{TEXTS.rules}</h2>
      {rules.length === 0 && <p>{TEXTS.none}</p>}
      {rules.map((rule, index) => (
        <RuleFields
          key={index}
          rule={rule}
          index={index}
          isLast={index === rules.length - 1}
          usernames={usernames}
          issueOf={(field) => form.issueOf(`rules.${String(index)}.${field}`)}
          onChange={(change) => {
            put(rules.map((one, at) => (at === index ? { ...one, ...change } : one)));
          }}
          onMove={(by) => {
            put(moveItem(rules, index, index + by));
          }}
          onRemove={() => {
            put(rules.filter((_, at) => at !== index));
          }}
        />
      ))}
      <EditOnly>
        <div className="backend-actions">
          <Button
            onClick={() => {
              put([...rules, blankRule()]);
            }}
          >
            {TEXTS.add}
          </Button>
        </div>
      </EditOnly>
    </section>
  );
}
