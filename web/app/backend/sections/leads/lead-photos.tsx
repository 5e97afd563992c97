import { showLeadPhoto } from '@manzil/contracts/http/leads';
import type { Lead } from '@manzil/contracts/leads/lead';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import styles from './leads.module.css';

/** The photos that the person sent; each opens large in a new tab. */
export function LeadPhotos({ lead: { id, photos } }: { lead: Pick<Lead, 'id' | 'photos'> }) {
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => {
        const url = endpointUrl(showLeadPhoto.path, { params: { id, photo } });
        return (
          <li key={photo}>
            <a href={url} target="_blank" rel="noopener">
              <img src={url} alt={`Photo ${String(index + 1)} of ${String(photos.length)}`} loading="lazy" />
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
