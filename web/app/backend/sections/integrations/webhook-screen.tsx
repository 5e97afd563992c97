import type { Webhook } from '@manzil/contracts/leads/webhook';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { EditOnly } from '../../../shared/ui/read-only';
import table from '../../../shared/ui/data-table.module.css';
import { SectionHead } from '../../kit/layout/section-head';
import { DeliveryLog } from './delivery-log';
import styles from './integrations.module.css';
import { WebhookActions } from './webhook-actions';
import { liveWebhooksQuery } from './webhook-calls';
import { EVENT_LABELS, healthOf, TEXTS } from './webhook-texts';

/** One webhook: its state, its actions, and its deliveries. */
export function WebhookScreen() {
  const { id = '' } = useParams();
  const { webhooks } = useSuspenseQuery(liveWebhooksQuery).data;
  const webhook = webhooks.find((each) => each.id === id);
  const back = (
    <p>
      <Link to="/backend/integrations" className="backend-link">
        {TEXTS.back}
      </Link>
    </p>
  );
  if (webhook === undefined)
    return (
      <>
        <SectionHead title={TEXTS.title} />
        <div className={table.empty}>{TEXTS.missing}</div>
        {back}
      </>
    );
  return (
    <>
      <SectionHead title={webhook.name} intro={webhook.url}>
        <EditOnly>
          <WebhookActions webhook={webhook} />
        </EditOnly>
      </SectionHead>
      {webhook.switchedOffBecause !== null && (
        <p className={styles.notice} role="alert">
          {TEXTS.notice[webhook.switchedOffBecause]}
        </p>
      )}
      <Details webhook={webhook} />
      <h2 className={styles.heading}>{TEXTS.log}</h2>
      <DeliveryLog webhook={webhook} />
      {back}
    </>
  );
}

function Details({ webhook }: { webhook: Webhook }) {
  const { events, waiting, formerSecretUntil } = webhook;
  return (
    <>
      <dl className={styles.details}>
        <div>
          <dt>{TEXTS.state}</dt>
          <dd>{healthOf(webhook)}</dd>
        </div>
        <div>
          <dt>{TEXTS.events}</dt>
          <dd>{events.map((event) => EVENT_LABELS[event]).join(', ')}</dd>
        </div>
        <div>
          <dt>{TEXTS.waiting}</dt>
          <dd>{waiting.toLocaleString('en')}</dd>
        </div>
      </dl>
      {formerSecretUntil !== null && <p>{TEXTS.formerSecret(formerSecretUntil)}</p>}
    </>
  );
}
