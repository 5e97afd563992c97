import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { correctListing } from '@manzil/contracts/http/managed-listings';
import { parseAed } from '@manzil/contracts/listings/price';
import { PORTALS, type Portal } from '@manzil/contracts/listings/vocabulary';
import { Button } from '../../../shared/ui/button';
import { CheckGroup } from '../../../shared/ui/check-group';
import { SelectField, TextField } from '../../../shared/ui/field';
import { FormFields } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm, type BodyInput } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { PORTAL_LABELS } from './portal-labels';
import { useLock } from './use-lock';
import styles from './properties.module.css';
import { memberName } from '../../kit/labels/member-name';

const WORDS = PORTAL_LABELS.panel;
const NAMES = PORTALS.map((portal) => [portal, PORTAL_LABELS.names[portal]] as const);

/** Selects the portals for a listing, and the details of an off-plan sale. */
export function PortalsPanel({ property, managed, locks }: ManagedListing) {
  const { change } = useLock();
  const { notOnPortals = [] } = managed.overrides;
  const lock = locks.find(({ field }) => field === 'notOnPortals');
  const send = (chosen: readonly Portal[]): void => {
    const left = PORTALS.filter((portal) => !chosen.includes(portal));
    void change(managed, 'notOnPortals', left.length === 0 ? undefined : left, WORDS.saved);
  };
  return (
    <section className="backend-panel backend-form" aria-labelledby="portals">
      <h2 id="portals" className={styles.title}>
        {WORDS.title}
      </h2>
      <FormFields>
        <CheckGroup
          label={WORDS.sentTo}
          hint={
            lock === undefined
              ? WORDS.hint
              : WORDS.changed(memberName(lock.by ?? 'the system'), formatDateTime(lock.at))
          }
          options={NAMES}
          chosen={PORTALS.filter((portal) => !notOnPortals.includes(portal))}
          onChange={send}
        />
        {property.permitNumber === null && <p className={styles.soft}>{WORDS.noPermit}</p>}
        {property.completionStatus === 'off_plan' && (
          <OffPlan key={JSON.stringify(managed.overrides.offPlan)} managed={managed} />
        )}
      </FormFields>
    </section>
  );
}

interface Typed {
  sale: string;
  originalPrice: string;
  amountPaid: string;
}

const money = (aed: number | null | undefined): string => aed?.toLocaleString('en') ?? '';

function OffPlan({ managed }: Pick<ManagedListing, 'managed'>) {
  const refresh = useRefresh();
  const { id, overrides } = managed;
  const { offPlan } = overrides;
  const form = useContractForm(correctListing, {
    values: {
      sale: offPlan?.sale ?? '',
      originalPrice: money(offPlan?.originalPrice),
      amountPaid: money(offPlan?.amountPaid),
    },
    fieldOf: (path) => path.replace(/^set\.offPlan\./, ''),
    check: (values) =>
      (['originalPrice', 'amountPaid'] as const)
        .filter((field) => parseAed(values[field]) === undefined)
        .map((field) => ({ field, message: WORDS.aed })),
    bodyOf: ({ sale, originalPrice, amountPaid }: Typed): BodyInput<typeof correctListing> =>
      sale === 'new' || sale === 'resale'
        ? {
            set: {
              offPlan: {
                sale,
                originalPrice: parseAed(originalPrice) ?? null,
                amountPaid: parseAed(amountPaid) ?? null,
              },
            },
          }
        : { lift: ['offPlan'] },
    send: (body) => callApi(correctListing, { params: { id }, body }),
    onSaved: async () => {
      await refresh();
      toasts.done(WORDS.offPlanSaved);
    },
  });
  return (
    <form className="backend-form" {...form.attributes}>
      <SelectField
        label={WORDS.sale}
        hint={WORDS.saleHint}
        options={[
          ['', WORDS.notStated],
          ['new', WORDS.byDeveloper],
          ['resale', WORDS.resale],
        ]}
        {...form.text('sale')}
      />
      {form.values.sale !== '' && (
        <div className="backend-columns">
          <TextField label={WORDS.originalPrice} inputMode="numeric" {...form.text('originalPrice')} />
          <TextField label={WORDS.amountPaid} inputMode="numeric" {...form.text('amountPaid')} />
        </div>
      )}
      <FormProblem form={form} />
      <div className="backend-actions">
        <Button type="submit" kind="primary" busy={form.busy} disabled={!form.dirty}>
          {WORDS.saveOffPlan}
        </Button>
      </div>
    </form>
  );
}
