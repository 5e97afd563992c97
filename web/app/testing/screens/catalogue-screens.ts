import { listMyListings } from '@manzil/contracts/http/my-listings';
import * as projects from '@manzil/contracts/http/development-editing';
import { listDevelopmentRows, showDevelopmentsHeading } from '@manzil/contracts/http/developments';
import { listFailedPhotos } from '@manzil/contracts/http/failed-photos';
import * as mappings from '@manzil/contracts/http/feed-mappings';
import * as runs from '@manzil/contracts/http/import-runs';
import * as listings from '@manzil/contracts/http/managed-listings';
import { listPlaces, listUnresolvedPlaces } from '@manzil/contracts/http/places';
import { forecastAlerts } from '@manzil/contracts/http/saved-searches';
import * as developments from '../../backend/routes/developments';
import * as development from '../../backend/routes/development';
import * as myListings from '../../backend/routes/my-listings';
import * as properties from '../../backend/routes/properties';
import * as property from '../../backend/routes/property';
import * as feed from '../../backend/routes/feed';
import * as run from '../../backend/routes/feed-run';
import * as mapping from '../../backend/routes/feed-mapping';
import * as places from '../../backend/routes/feed-places';
import * as photos from '../../backend/routes/feed-photos';
import { stubApi } from '../api-double';
import { sampleDevelopment } from '../samples/sample-development';
import { sampleRun } from '../samples/sample-run';
import { AT, stamp, live, paged, deleted, versions, type SampleScreen } from './sample-screen';

const project = (id: number) => ({
  id,
  propertyname: `Rise ${id}`,
  position: id,
  propertylocation: 'Dubai',
  developername: 'Emaar',
  price: 1_500_000,
  bannerimage: '/uploads/a.webp',
  floorplan: null,
  brochure: null,
  complete: '2028',
  youtube: null,
  location: null,
  description: '',
  paymentplan: '',
  facilities: '',
  keyfeature: '',
  pagelink: `rise-${id}`,
  live: 'off' as const,
});
const card = {
  id: 5,
  pagelink: 'gate-5',
  name: 'Marina Gate',
  reference: 'MZ-5',
  emirate: 'Dubai',
  bedrooms: 2,
  community: 'Dubai Marina',
  adType: 'sale' as const,
  unitType: 'Apartment' as const,
  rooms: 2,
  bathrooms: 2,
  builtUpArea: 1_200,
  price: 2_000_000,
  images: [],
  latitude: null,
  longitude: null,
  listedAt: AT,
  agent: null,
  reducedFrom: null,
  source: 'primary',
  sourceReference: 'P5',
  withdrawnAt: null,
  title: 'Bright home',
  featured: false,
};
const managed = {
  ...card,
  overrides: { title: 'Bright home' },
  locks: [],
  missingSince: null,
  status: 'public' as const,
  feed: { title: 'Home', featured: false },
};
const listing = {
  managed,
  locks: [{ field: 'title' as const, by: 'omar', at: AT }],
  property: {
    ...card,
    unitTypeOriginal: 'Apartment',
    description: '',
    plotArea: null,
    rentFrequency: null,
    quotedPrice: null,
    cheques: null,
    serviceCharge: null,
    floorPlans: [],
    amenities: [],
    permitNumber: null,
    completionStatus: null,
    furnishing: null,
    parking: null,
    developer: null,
    videoUrl: null,
    view360Url: null,
    updatedAt: AT,
  },
};
const quarantined = sampleRun(2, {
  state: 'quarantined',
  revision: null,
  approvable: true,
  error: 'Too many',
});
const place = {
  name: 'JVC',
  nameAr: '',
  aliases: ['JVC'],
  textBuy: '',
  textRent: '',
  communities: [],
  listings: 10,
  ...stamp,
};
const photo = {
  url: 'https://feed.test/1.jpg',
  filename: null,
  error: '404',
  attempts: 3,
  failingSince: AT,
  nextTryAt: AT,
  inHand: false,
  shownBy: [{ title: 'Home', reference: 'MZ-5', pagelink: 'gate-5' }],
};

export const CATALOGUE_SCREENS: Readonly<Record<string, SampleScreen>> = {
  '/backend/my-listings': {
    route: myListings,
    path: '/backend/my-listings',
    stub: () => {
      stubApi(listMyListings, { hasEmail: true, listings: [{ ...managed, confirmedAt: null }] });
    },
    change: /^Still available/,
  },
  '/backend/properties': {
    route: properties,
    path: '/backend/properties',
    stub: () => {
      stubApi(listings.searchManagedListings, { ...paged([managed]), pageSize: 24, more: false });
      stubApi(listings.listListingViews, {
        views: [{ id: 3, name: 'No permit', query: 'hasPermit=false', madeBy: null }],
      });
      stubApi(listings.listListingChoices, {
        communities: [],
        advisers: [],
        sources: ['primary'],
        places: [],
      });
    },
    change: /^Hide/,
  },
  '/backend/properties/:pagelink': {
    route: property,
    path: '/backend/properties/:pagelink',
    at: '/backend/properties/gate-5',
    stub: () => {
      stubApi(listings.showManagedListing, listing);
    },
    change: /^Follow the feed$/,
  },
  '/backend/developments': {
    route: developments,
    path: '/backend/developments',
    stub: () => {
      stubApi(listDevelopmentRows, [project(1), project(2)]);
      stubApi(projects.listDeletedDevelopments, {
        developments: [{ ...deleted, name: 'Gone', pagelink: 'gone' }],
      });
      stubApi(showDevelopmentsHeading, [{ newtext: 'Off-plan' }]);
    },
    change: /^Reorder$/,
  },
  '/backend/developments/:id': {
    route: development,
    path: '/backend/developments/:id',
    at: '/backend/developments/7',
    stub: () => {
      const stored = sampleDevelopment(1, 2);
      const development = { ...stored, development: { ...stored.development, updatedAt: AT } };
      stubApi(projects.showDevelopmentEntry, { ...development, lifecycle: live });
      versions();
    },
    change: /^Update property$/,
  },
  '/backend/feed': {
    route: feed,
    path: '/backend/feed',
    stub: () => {
      stubApi(runs.listImportRuns, { runs: [sampleRun(1)] });
    },
    change: /^Update now$/,
  },
  '/backend/feed/:id': {
    route: run,
    path: '/backend/feed/:id',
    at: '/backend/feed/00000000-0000-4000-8000-000000000002',
    stub: () => {
      stubApi(runs.listImportRuns, { runs: [quarantined] });
      stubApi(runs.showImportRun, quarantined);
      stubApi(runs.listImportChanges, { changes: [], next: null });
      stubApi(forecastAlerts, { instant: 0, daily: 0, weekly: 0 });
    },
    change: /^Approve$/,
  },
  '/backend/feed/mapping/:source': {
    route: mapping,
    path: '/backend/feed/mapping/:source',
    at: '/backend/feed/mapping/primary',
    stub: () => {
      stubApi(mappings.showFeedMapping, {
        source: 'primary',
        fields: { kosten: 'price' },
        recordName: '',
        values: {},
        ...stamp,
      });
      stubApi(mappings.listUnmappedValues, {
        run: null,
        values: [
          {
            term: 'adType',
            value: 'Kauf',
            field: 'art',
            rejected: true,
            count: 1,
            references: ['MAP-1'],
            line: 2,
          },
        ],
      });
    },
    change: /^Save mapping$/,
  },
  '/backend/feed/places': {
    route: places,
    path: '/backend/feed/places',
    stub: () => {
      stubApi(listPlaces, { places: [place] });
      stubApi(listUnresolvedPlaces, {
        names: [{ kind: 'community', name: 'The Nook', listings: 2, references: ['MZ-1'], kept: false }],
      });
    },
    change: /^Edit JVC$/,
  },
  '/backend/feed/photos': {
    route: photos,
    path: '/backend/feed/photos',
    stub: () => {
      stubApi(listFailedPhotos, { items: [photo], total: 1, page: 1, pageCount: 1 });
    },
    change: /^Try all again$/,
  },
};
