import { renewPortalAddress } from '@manzil/contracts/http/portal-feeds';
import type { PortalAddress } from '@manzil/contracts/listings/discovery-rpc';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { Confirm } from '../../../shared/ui/confirm';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import { EditOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { SectionHead } from '../../kit/layout/section-head';
import { PORTAL_LABELS } from './portal-labels';
import { portalsQuery } from './property-calls';
import styles from './properties.module.css';
import { memberName } from '../../kit/labels/member-name';

/** The addresses at which portals fetch the live listings. */
export function PortalFeedsScreen() {
  const { addresses } = useSuspenseQuery(portalsQuery).data;
  return (
    <>
      <SectionHead title={PORTAL_LABELS.title} intro={PORTAL_LABELS.intro}>
        <ButtonLink to="/backend/properties">{PORTAL_LABELS.back}</ButtonLink>
      </SectionHead>
      <div className="backend-form">
        {addresses.map((address) => (
          <PortalFeed key={address.portal} address={address} />
        ))}
      </div>
    </>
  );
}

function PortalFeed({ address }: { address: PortalAddress }) {
  const { portal, token, listings, withoutPermit, unsentAmenities, madeBy, madeAt } = address;
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const name = PORTAL_LABELS.names[portal];
  const url = `${window.location.origin}/api/feeds/${token}/${portal}.xml`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.done(PORTAL_LABELS.copied);
    } catch {
      toasts.failed(PORTAL_LABELS.notCopied);
    }
  };
  const renew = async (): Promise<void> => {
    try {
      await callApi(renewPortalAddress, { params: { portal } });
      await refresh();
      toasts.done(PORTAL_LABELS.renewed);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setIsAsking(false);
  };
  return (
    <section className="backend-panel backend-form" aria-labelledby={portal}>
      <h2 id={portal} className={styles.title}>
        {name}
      </h2>
      <p>
        {PORTAL_LABELS.sent(listings)}
        {withoutPermit > 0 && `, ${PORTAL_LABELS.withoutPermit(withoutPermit)}`}
      </p>
      <div className={styles.address}>
        <code aria-label={PORTAL_LABELS.address(name)}>{url}</code>
        <Button onClick={() => void copy()}>{PORTAL_LABELS.copy}</Button>
        <EditOnly>
          <Button
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {PORTAL_LABELS.renew}
          </Button>
        </EditOnly>
      </div>
      <LeftOutListings address={address} />
      {unsentAmenities.length > 0 && (
        <p className={styles.soft}>{PORTAL_LABELS.unsentAmenities(name, unsentAmenities)}</p>
      )}
      <p className={styles.soft}>
        {PORTAL_LABELS.made(madeBy === null ? null : memberName(madeBy), formatDateTime(madeAt))}
      </p>
      {isAsking && (
        <Confirm
          title={PORTAL_LABELS.renewTitle(name)}
          confirm={PORTAL_LABELS.renew}
          danger
          onConfirm={renew}
          onCancel={() => {
            setIsAsking(false);
          }}
        >
          <p>{PORTAL_LABELS.renewText}</p>
        </Confirm>
      )}
    </section>
  );
}

/** Listings that the portal would refuse, with a link to complete each. */
function LeftOutListings({ address: { leftOut, leftOutCount } }: { address: PortalAddress }) {
  if (leftOutCount === 0) return null;
  const [listingHead, missingHead] = PORTAL_LABELS.leftOutHead;
  return (
    <>
      <h3>{PORTAL_LABELS.leftOut(leftOutCount)}</h3>
      <p className={styles.soft}>
        {PORTAL_LABELS.leftOutHint}
        {leftOutCount > leftOut.length && ` ${PORTAL_LABELS.firstLeftOut(leftOut.length)}`}
      </p>
      <ScrollTable caption={PORTAL_LABELS.leftOut(leftOutCount)} head={PORTAL_LABELS.leftOutHead}>
        {leftOut.map(({ pagelink, reference, title, gaps }) => (
          <tr key={pagelink}>
            <td data-label={listingHead}>
              <Link to={`/backend/properties/${pagelink}`}>{title}</Link> ({reference})
            </td>
            <td data-label={missingHead}>{gaps.map((gap) => PORTAL_LABELS.gaps[gap]).join(', ')}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}
