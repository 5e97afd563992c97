import type { Property } from '@manzil/contracts/listings/property';
import type { Crumb } from '../../components/breadcrumb';
import { texts } from '../../lib/texts';
import { listHref } from '../../lib/url-filters';

export function listingCrumbs(property: Property, name: string): Crumb[] {
  const list = property.adType === 'sale' ? '/buy' : '/rent';
  const crumbs: Crumb[] = [
    { title: texts.errors.homeLink, to: '/' },
    { title: texts.adType[property.adType], to: list },
  ];
  if (property.community !== '') {
    const to = listHref(list, { location: property.community, sort: 'newest', page: 1 });
    crumbs.push({ title: property.community, to });
  }
  crumbs.push({ title: name, to: `/${property.pagelink}` });
  return crumbs;
}
