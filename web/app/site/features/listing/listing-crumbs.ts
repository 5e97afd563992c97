import type { Property } from '@manzil/contracts/listings/property';
import type { Crumb } from '../../components/breadcrumb';
import { communityPath, listPathOf } from '../../lib/place-path';
import type { Texts } from '../../../shared/lib/texts';

export function listingCrumbs(texts: Texts, property: Property, name: string): Crumb[] {
  const crumbs: Crumb[] = [
    { title: texts.errors.homeLink, to: '/' },
    { title: texts.adType[property.adType], to: listPathOf(property.adType) },
  ];
  if (property.community !== '') {
    crumbs.push({
      title: texts.placeName(property.community),
      to: communityPath(property.adType, property.community),
    });
  }
  crumbs.push({ title: name, to: `/${property.pagelink}` });
  return crumbs;
}
