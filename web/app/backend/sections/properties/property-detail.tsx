import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RichText } from '../../../shared/ui/rich-text';
import {
  formatArea,
  formatBedrooms,
  formatDate,
  formatListingPrice,
  formatNumber,
  formatPrice,
} from '../../kit/labels/format';
import { english } from '../../../shared/lib/english';
import { listingName, listingPlace } from '../../../shared/lib/listing-labels';
import { useReturnPath } from '../../kit/address/use-return-path';
import { ButtonLink } from '../../../shared/ui/button-link';
import { EditOnly } from '../../../shared/ui/read-only';
import { SectionHead } from '../../kit/layout/section-head';
import { DetailList } from './detail-list';
import { DuplicateButton } from '../../kit/lifecycle/duplicate-button';
import { duplicateListing } from './form/duplicate-listing';
import { formOf } from './form/form-values';
import { missingInListing } from './form/missing-in-listing';
import { CorrectedList } from './corrected-list';
import { LocksPanel } from './locks-panel';
import { OwnActions } from './own-actions';
import { PortalsPanel } from './portals-panel';
import { propertyQuery } from './property-calls';
import { LIST_LABELS, STATUS_LABELS } from './property-labels';
import styles from './properties.module.css';

function stateWords({ status, missingSince, withdrawnAt }: ManagedListing['managed']): string {
  if (status === 'missing' && missingSince !== null)
    return `${STATUS_LABELS.missing} since ${formatDate(missingSince)}: removed if the next update misses it too`;
  if (status === 'withdrawn' && withdrawnAt !== null)
    return `${STATUS_LABELS.withdrawn} on ${formatDate(withdrawnAt)}`;
  return STATUS_LABELS[status];
}

const area = (value: number | null): string | null => (value === null ? null : formatArea(value));

/** `off_plan` as `Off-plan`. */
const cased = (value: string | null): string | null =>
  value === null ? null : `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', '-')}`;

/** All data of a listing: the public content, the adviser and the source. */
export function PropertyDetail({ pagelink }: { pagelink: string }) {
  const { property, managed, locks } = useSuspenseQuery(propertyQuery(pagelink)).data;
  const { agent } = property;
  const back = useReturnPath('/backend/properties');
  const isPublic = managed.status === 'public' || managed.status === 'missing';
  return (
    <>
      <SectionHead title={listingName(english, property)} intro={listingPlace(english, property)}>
        <EditOnly>
          <ButtonLink to={`/backend/properties/${pagelink}/edit`} kind="primary">
            Edit
          </ButtonLink>
          <DuplicateButton duplicate={() => duplicateListing(property)} />
          {managed.own && <OwnActions managed={managed} missing={missingInListing(formOf(property))} />}
        </EditOnly>
        <ButtonLink to={`/backend/properties/${pagelink}/preview`} target="_blank" rel="noreferrer">
          Preview
        </ButtonLink>
        {isPublic && (
          <ButtonLink to={`/${property.pagelink}`} target="_blank" rel="noreferrer">
            View page
          </ButtonLink>
        )}
        <ButtonLink to={back}>Back</ButtonLink>
      </SectionHead>
      <div className="backend-form">
        <p className={styles[managed.status]}>{stateWords(managed)}</p>
        {property.images.length > 0 && (
          <ul className={styles.photos} aria-label="Photos in their order">
            {property.images.map((url, index) => (
              <li key={url}>
                <img src={url} alt={`Number ${String(index + 1)}`} loading="lazy" />
              </li>
            ))}
          </ul>
        )}
        {property.floorPlans.length > 0 && (
          <ul className={styles.photos} aria-label="Floor plans in their order">
            {property.floorPlans.map((url, index) => (
              <li key={url}>
                <img src={url} alt={`Floor plan ${String(index + 1)}`} loading="lazy" />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.columns}>
          {!managed.own && <LocksPanel managed={managed} locks={locks} />}
          <PortalsPanel property={property} managed={managed} locks={locks} />
          {!managed.own && <CorrectedList managed={managed} locks={locks} />}
          <DetailList
            title="Property"
            details={[
              ['Title', property.title],
              ['For', property.adType === 'rent' ? 'Rent' : 'Sale'],
              ['Price', formatListingPrice(property.price, property.adType)],
              ['Type', property.unitType ?? property.unitTypeOriginal],
              ['Bedrooms', property.bedrooms === null ? null : formatBedrooms(property.bedrooms)],
              ['Bathrooms', property.bathrooms],
              ['Built-up area', area(property.builtUpArea)],
              ['Plot', area(property.plotArea)],
              ['Furnishing', cased(property.furnishing)],
              ['Completion', cased(property.completionStatus)],
              ['Ownership', cased(property.tenure)],
              ['Handover year', property.handoverYear],
              ['Parking', property.parking],
              ['Featured', property.featured ? 'Yes' : 'No'],
            ]}
          />
          <DetailList
            title="Agent"
            details={[
              ['Name', agent?.name],
              ['Phone', agent?.phone],
              ['Email', agent?.email],
              ['Broker registration', agent?.licence],
              ['Advertisement permit', property.permitNumber],
              ['Developer', property.developer],
            ]}
          />
          <DetailList
            title={managed.own ? LIST_LABELS.own : 'Feed'}
            details={[
              ...(managed.own ? [] : [['Reference in the feed', property.sourceReference] as const]),
              ['Reference on the site', property.reference],
              ['Type as written', property.unitTypeOriginal],
              [
                'Price as quoted',
                property.quotedPrice === null
                  ? null
                  : `${formatPrice(property.quotedPrice)}${property.rentFrequency === null ? '' : ` ${property.rentFrequency}`}`,
              ],
              ['Cheques', property.cheques],
              ['Photos', formatNumber(property.images.length)],
              ['Floor plans', formatNumber(property.floorPlans.length)],
              ['Listed', formatDate(property.listedAt)],
              ['Last change', formatDate(property.updatedAt)],
            ]}
          />
        </div>
        <section className="backend-panel">
          <h2 className={styles.title}>Description</h2>
          {property.description.trim() === '' ? <p>–</p> : <RichText html={property.description} />}
        </section>
      </div>
    </>
  );
}
