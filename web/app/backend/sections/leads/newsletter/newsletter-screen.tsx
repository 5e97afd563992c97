import { exportSubscribers } from '@manzil/contracts/http/subscribers';
import { SUBSCRIBER_STATES, type SubscriberPage } from '@manzil/contracts/leads/subscriber';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { endpointUrl } from '../../../../shared/lib/endpoint-url';
import { SelectField, TextField } from '../../../../shared/ui/field';
import { useFilters } from '../../../kit/address/use-filters';
import { SearchField } from '../../../kit/table/search-field';
import { SectionHead } from '../../../kit/layout/section-head';
import { ExportLink } from '../../../kit/session/export-link';
import { filterOf, subscribersQuery, withOpen } from './newsletter-query';
import { STATE_LABELS, TEXTS } from './newsletter-texts';
import { SubscriberDialog } from './subscriber-dialog';
import { SubscriberTable } from './subscriber-table';
import styles from './newsletter.module.css';

/** Newsletter subscribers, which are not leads to work on. */
export function NewsletterScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: list } = useSuspenseQuery(subscribersQuery(params));
  const open = list.items.find(({ id }) => id === params.get('open'));
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro}>
        <ExportLink url={endpointUrl(exportSubscribers.path, { query: filterOf(params) })}>
          {TEXTS.export}
        </ExportLink>
      </SectionHead>
      <SubscriberFilters counts={list.counts} />
      <SubscriberTable list={list} />
      {open !== undefined && (
        <SubscriberDialog
          key={open.id}
          subscriber={open}
          onClose={() => {
            void navigate(withOpen(params, undefined), { preventScrollReset: true });
          }}
        />
      )}
    </>
  );
}

/** Filters of the list, all in the URL. */
function SubscriberFilters({ counts }: Pick<SubscriberPage, 'counts'>) {
  const { valueOf, set } = useFilters();
  const field = (name: string) => ({
    value: valueOf(name),
    onText: (value: string) => {
      set(name, value);
    },
  });
  const all = SUBSCRIBER_STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <form
      role="search"
      aria-label={TEXTS.filters}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SearchField label={TEXTS.search} placeholder={TEXTS.placeholder} {...field('q')} />
      <SelectField
        label={TEXTS.state}
        {...field('state')}
        options={[
          ['', TEXTS.anyState(all)],
          ...SUBSCRIBER_STATES.map((state): [string, string] => [
            state,
            TEXTS.stateOf(STATE_LABELS[state], counts[state]),
          ]),
        ]}
      />
      <TextField label={TEXTS.from} type="date" max={valueOf('to') || undefined} {...field('from')} />
      <TextField label={TEXTS.to} type="date" min={valueOf('from') || undefined} {...field('to')} />
      <SelectField label={TEXTS.order} {...field('sort')} options={TEXTS.sorts} />
    </form>
  );
}
