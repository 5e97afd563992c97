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
import { formatDateTime } from '../../kit/words/format-date-time';
import { SectionHead } from '../../kit/layout/section-head';
import { PORTAL_WORDS } from './portal-words';
import { portalsQuery } from './property-calls';
import styles from './properties.module.css';
import { memberName } from '../../kit/words/member-name';

/** The addresses at which portals fetch the live listings. */
export function PortalFeedsScreen() {
  const { addresses } = useSuspenseQuery(portalsQuery).data;
  return (
    <>
      <SectionHead title={PORTAL_WORDS.title} intro={PORTAL_WORDS.intro}>
        <ButtonLink to="/backend/properties">{PORTAL_WORDS.back}</ButtonLink>
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
  const name = PORTAL_WORDS.names[portal];
  const url = `${window.location.origin}/api/feeds/${token}/${portal}.xml`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.done(PORTAL_WORDS.copied);
    } catch {
      toasts.failed(PORTAL_WORDS.notCopied);
    }
  };
  const renew = async (): Promise<void> => {
    try {
      await callApi(renewPortalAddress, { params: { portal } });
      await refresh();
      toasts.done(PORTAL_WORDS.renewed);
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
        {PORTAL_WORDS.sent(listings)}
        {withoutPermit > 0 && `, ${PORTAL_WORDS.withoutPermit(withoutPermit)}`}
      </p>
      <div className={styles.address}>
        <code aria-label={PORTAL_WORDS.address(name)}>{url}</code>
        <Button onClick={() => void copy()}>{PORTAL_WORDS.copy}</Button>
        <EditOnly>
          <Button
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {PORTAL_WORDS.renew}
          </Button>
        </EditOnly>
      </div>
      <LeftOutListings address={address} />
      {unsentAmenities.length > 0 && (
        <p className={styles.soft}>{PORTAL_WORDS.unsentAmenities(name, unsentAmenities)}</p>
      )}
      <p className={styles.soft}>
        {PORTAL_WORDS.made(madeBy === null ? null : memberName(madeBy), formatDateTime(madeAt))}
      </p>
      {isAsking && (
        <Confirm
          title={PORTAL_WORDS.renewTitle(name)}
          confirm={PORTAL_WORDS.renew}
          danger
          onConfirm={renew}
          onCancel={() => {
            setIsAsking(false);
          }}
        >
          <p>{PORTAL_WORDS.renewText}</p>
        </Confirm>
      )}
    </section>
  );
}

/** Listings that the portal would refuse, with a link to complete each. */
function LeftOutListings({ address: { leftOut, leftOutCount } }: { address: PortalAddress }) {
  if (leftOutCount === 0) return null;
  const [listingHead, missingHead] = PORTAL_WORDS.leftOutHead;
  return (
    <>
      <h3>{PORTAL_WORDS.leftOut(leftOutCount)}</h3>
      <p className={styles.soft}>
        {PORTAL_WORDS.leftOutHint}
        {leftOutCount > leftOut.length && ` ${PORTAL_WORDS.firstLeftOut(leftOut.length)}`}
      </p>
      <ScrollTable caption={PORTAL_WORDS.leftOut(leftOutCount)} head={PORTAL_WORDS.leftOutHead}>
        {leftOut.map(({ pagelink, reference, title, gaps }) => (
          <tr key={pagelink}>
            <td data-label={listingHead}>
              <Link to={`/backend/properties/${pagelink}`}>{title}</Link> ({reference})
            </td>
            <td data-label={missingHead}>{gaps.map((gap) => PORTAL_WORDS.gaps[gap]).join(', ')}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}
