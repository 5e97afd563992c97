import { listPushDevices } from '@manzil/contracts/http/push-devices';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { endpointQuery } from '../../kit/data/query-client';
import styles from './integrations.module.css';

const TEXTS = {
  title: 'Browser notifications',
  intro: 'Browsers receive notifications of new leads with this public key. Each member switches them on in ',
  account: 'Account settings',
  environment: 'The environment of the server sets the keys (VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY).',
  installation:
    'The keys were derived from the secret key of this installation (SECOND_FACTOR_KEY). VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY override them.',
  none: 'There are no keys: set SECOND_FACTOR_KEY, or VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, in the environment of the server.',
  key: 'Public key',
};

/** The public key of browser notifications, and where the keys come from. */
export function PushKeys() {
  const headingId = useId();
  const { data } = useQuery(endpointQuery(listPushDevices, {}));
  if (data === undefined) return null;
  return (
    <section className={styles.keys} aria-labelledby={headingId}>
      <h2 className="backend-title" id={headingId}>
        {TEXTS.title}
      </h2>
      <p>
        {TEXTS.intro}
        <Link to="/backend/account" className="backend-link">
          {TEXTS.account}
        </Link>
        .
      </p>
      {data.publicKey !== null && <code aria-label={TEXTS.key}>{data.publicKey}</code>}
      <p>{TEXTS[data.keySource ?? 'none']}</p>
    </section>
  );
}
