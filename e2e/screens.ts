import { developments, listings, photographedListing, plannedListing, posts } from './api.js';

/** Screens of the site by their English path, or by what they show. */
export const SCREENS = [
  '/',
  '/buy',
  '/rent?bedrooms=1&type=Apartment',
  '/buy?q=zzzzzz',
  '/buy?type=Plot&bedrooms=6',
  'a listing',
  'the floor plan of a listing',
  'the map of a listing',
  '/new_development_properties',
  'a project',
  '/mortgageservices',
  '/cost-estimate?price=2000000&loan=largest',
  '/cost-estimate/affordability?income=40000&savings=600000',
  '/cost-estimate/rent-or-buy?price=2000000&rent=120000&loan=largest',
  '/faqs',
  '/meetmyteam',
  '/testimonials',
  '/blog',
  'a post',
  '/aboutus',
  '/sell',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/favourites',
  'a comparison',
  '/singleproperty',
  '/subscribeus',
  '/thanks',
  '/thankyou?subemail=layla%40example.com&pageUrl=Subscribe',
  '/forms/enquiry',
  '/no-such-page',
];

/** Returns the path of a screen; some depend on the catalogue. */
export async function pathOf(screen: string): Promise<string> {
  if (screen === 'a listing') return `/${(await photographedListing()).pagelink}`;
  if (screen === 'the floor plan of a listing') return `/${(await plannedListing()).pagelink}#floor-plan`;
  if (screen === 'the map of a listing') return `/${(await plannedListing()).pagelink}#map`;
  if (screen === 'a comparison') {
    const homes = (await listings('sale')).slice(0, 3).map(({ pagelink }) => pagelink);
    return `/compare?homes=${homes.join(',')}`;
  }
  if (screen === 'a project') return `/${(await developments())[0]?.pagelink ?? ''}`;
  if (screen === 'a post') return `/blog/${(await posts())[0]?.slug ?? ''}`;
  return screen;
}
