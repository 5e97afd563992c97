import type { DocumentName } from '@manzil/contracts/content/documents';
import * as content from '@manzil/contracts/http/content-editing';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import { listTranslations, showTranslation } from '@manzil/contracts/http/translations';
import { listAssets } from '@manzil/contracts/http/media';
import { checkPage, listPages, showPage } from '@manzil/contracts/http/pages';
import { listBin } from '@manzil/contracts/http/bin';
import { listBrokenLinks, listLinkUses, listRedirects } from '@manzil/contracts/http/links';
import { diffSiteChange, listSiteChanges, showSiteTimes } from '@manzil/contracts/http/site-times';
import * as page from '../../backend/routes/page';
import * as pages from '../../backend/routes/pages';
import * as links from '../../backend/routes/links';
import * as translations from '../../backend/routes/translations';
import * as translation from '../../backend/routes/translation';
import * as timeMachine from '../../backend/routes/time-machine';
import * as recycleBin from '../../backend/routes/recycle-bin';
import * as blogs from '../../backend/routes/blogs';
import * as blogPost from '../../backend/routes/post';
import * as faq from '../../backend/routes/faq';
import * as team from '../../backend/routes/team';
import * as testimonials from '../../backend/routes/testimonials';
import * as navigation from '../../backend/routes/navigation';
import * as footer from '../../backend/routes/footer';
import * as mortgage from '../../backend/routes/mortgage';
import * as agency from '../../backend/routes/agency';
import * as privacy from '../../backend/routes/privacy';
import * as terms from '../../backend/routes/terms';
import * as cookies from '../../backend/routes/cookies';
import * as media from '../../backend/routes/media';
import { stubApi } from '../api-double';
import type { RouteModule } from '../render-screen';
import { OWN_STYLE } from '../samples/sample-navigation';
import { sampleTranslation } from '../samples/sample-translation';
import { samplePage } from '../samples/sample-page';
import { ID, AT, stamp, live, paged, listed, versions, type SampleScreen } from './sample-screen';

const documentScreen = (route: RouteModule, path: string, name: DocumentName): SampleScreen => ({
  route,
  path,
  change: /^Publish$/,
  stub: () => {
    stubApi(showDocumentEntry, { ...stamp, name, fields: {}, lifecycle: live });
    stubApi(content.showFooterEntry, footerEntry);
    versions();
  },
});
const collection = (route: RouteModule, path: string, one: string, stub: () => void): SampleScreen => ({
  route,
  path,
  change: new RegExp(`^Add ${one}$`),
  stub: () => {
    stub();
    versions();
  },
});

const post = {
  id: 1,
  title: 'Marina',
  slug: 'marina',
  excerpt: '',
  image: null,
  author: '',
  category: '',
  tags: [],
  state: 'published' as const,
  publishAt: AT,
  lifecycle: live,
  ...stamp,
};
const adviser = {
  id: 1,
  position: 1,
  name: 'Noor',
  designation: 'Adviser',
  photo: '/uploads/a.webp',
  focalX: 50,
  focalY: 50,
  slug: 'noor',
  brn: '',
  languages: [],
  areas: [],
  phone: '',
  whatsapp: '',
  about: '',
  lifecycle: live,
  ...stamp,
};
const style = { ...OWN_STYLE, lifecycle: live, ...stamp };
const footerEntry = {
  about: '',
  address: '',
  phone: '',
  email: '',
  licence: '',
  copyright: '',
  lifecycle: live,
  ...stamp,
  columns: [{ heading: 'Buy', links: [{ title: 'Villas', url: '/buy' }] }],
  social: [{ network: 'Instagram', url: 'https://instagram.example' }],
};
const bin = {
  kind: 'page' as const,
  id: 2,
  title: 'Fees',
  slug: 'fees',
  deletedAt: AT,
  deletedBy: 'layla',
  purgeAt: AT,
};
const binnedFile = {
  ...bin,
  kind: 'file' as const,
  id: '00000000-0000-4000-8000-000000000001',
  title: 'plan.pdf',
  slug: null,
};
const question = { kind: 'faq' as const, id: 7, title: 'Who?', link: '/backend/faq' };
const redirect = {
  id: 3,
  from: '/old-guide',
  to: '/guide',
  status: 301 as const,
  hits: 0,
  lastHitAt: null,
  createdAt: AT,
  createdBy: 'layla',
};
const asset = {
  id: ID,
  filename: '1.webp',
  kind: 'image' as const,
  contentType: 'image/webp',
  size: 120_000,
  sha256: 'a'.repeat(64),
  width: 640,
  height: 480,
  originalName: 'lobby.webp',
  createdAt: AT,
  alt: '',
  usedBy: [],
};

export const CONTENT_SCREENS: Readonly<Record<string, SampleScreen>> = {
  '/backend/pages': {
    route: pages,
    path: '/backend/pages',
    stub: () => {
      stubApi(listPages, [samplePage(1, 'Guide')]);
    },
    change: /^New page$/,
  },
  '/backend/pages/:id': {
    route: page,
    path: '/backend/pages/:id',
    at: '/backend/pages/1?tab=code',
    stub: () => {
      stubApi(showPage, {
        fileContent: '<p>Hello</p>',
        cssfile: '',
        result: { ...samplePage(1, 'Guide'), lifecycle: live },
      });
      stubApi(checkPage, { findings: [] });
      stubApi(content.showNavigationEntries, { ...listed(), style });
      versions();
    },
    change: /^Publish$/,
  },
  '/backend/translations': {
    route: translations,
    path: '/backend/translations',
    stub: () => {
      const { entries: _entries, ...record } = sampleTranslation;
      stubApi(listTranslations, { records: [record], omitted: [] });
    },
  },
  '/backend/translations/:language/:kind/:id': {
    route: translation,
    path: '/backend/translations/:language/:kind/:id',
    at: '/backend/translations/ar/faq/4',
    stub: () => {
      stubApi(showTranslation, sampleTranslation);
    },
    change: /^Save$/,
  },
  '/backend/links': {
    route: links,
    path: '/backend/links',
    at: '/backend/links?tab=redirects',
    stub: () => {
      stubApi(listRedirects, { redirects: [redirect], formerPaths: [] });
      stubApi(listBrokenLinks, { checked: 3, broken: [], unknown: [] });
    },
    change: /^Add a redirect$/,
  },
  '/backend/time-machine': {
    route: timeMachine,
    path: '/backend/time-machine',
    at: '/backend/time-machine?from=2026-11-21T12%3A00&to=2026-11-22T12%3A00',
    stub: () => {
      stubApi(showSiteTimes, { knownFrom: AT, upcoming: [{ ...question, at: AT, does: 'publish' }] });
      stubApi(listSiteChanges, { changes: [{ ...question, change: 'changed' }], total: 1 });
      stubApi(diffSiteChange, { sections: [] });
    },
    change: /^Preview the site at 21 Nov/,
  },
  '/backend/recycle-bin': {
    route: recycleBin,
    path: '/backend/recycle-bin',
    stub: () => {
      stubApi(listBin, { entries: [bin, binnedFile] });
    },
    change: /^Add Page: Fees$/,
  },
  '/backend/mortgage': documentScreen(mortgage, '/backend/mortgage', 'mortgageservicespagedb'),
  '/backend/agency': documentScreen(agency, '/backend/agency', 'commondb'),
  '/backend/privacy': documentScreen(privacy, '/backend/privacy', 'privacypagedb'),
  '/backend/terms': documentScreen(terms, '/backend/terms', 'termspagedb'),
  '/backend/cookies': documentScreen(cookies, '/backend/cookies', 'cookiespagedb'),
  '/backend/blogs': {
    route: blogs,
    path: '/backend/blogs',
    stub: () => {
      stubApi(content.listBlogPostEntries, listed(post));
    },
    change: /^Delete /,
  },
  '/backend/blogs/:id': {
    route: blogPost,
    path: '/backend/blogs/:id',
    at: `/backend/blogs/${String(post.id)}`,
    stub: () => {
      stubApi(content.showBlogPostEntry, { ...post, content: '<p>Hello</p>' });
      stubApi(content.listTeamEntries, listed(adviser));
      stubApi(listLinkUses, { uses: [] });
      stubApi(checkPage, { findings: [] });
      versions();
    },
    change: /^Publish$/,
  },
  '/backend/faq': collection(faq, '/backend/faq', 'question', () => {
    stubApi(
      content.listFaqEntries,
      listed({ id: 7, position: 1, question: 'Who?', answer: 'We.', lifecycle: live, ...stamp }),
    );
  }),
  '/backend/team': collection(team, '/backend/team', 'member', () => {
    stubApi(content.listTeamEntries, listed(adviser));
  }),
  '/backend/testimonials': collection(testimonials, '/backend/testimonials', 'testimonial', () => {
    stubApi(
      content.listTestimonialEntries,
      listed({ id: 1, position: 1, name: 'Sara', review: 'Good.', stars: 4, lifecycle: live, ...stamp }),
    );
  }),
  '/backend/navigation': collection(navigation, '/backend/navigation', 'link', () => {
    const link = { id: 1, position: 1, title: 'Buy', url: '/buy', openInNewWindow: false, lifecycle: live };
    stubApi(content.showNavigationEntries, { ...listed({ ...link, ...stamp }), style });
  }),
  '/backend/footer': {
    route: footer,
    path: '/backend/footer',
    stub: () => {
      stubApi(content.showFooterEntry, footerEntry);
      stubApi(showDocumentEntry, { ...stamp, name: 'commondb', fields: {}, lifecycle: live });
      stubApi(checkPage, { findings: [] });
      versions();
    },
    change: /^Publish$/,
  },
  '/backend/media': {
    route: media,
    path: '/backend/media',
    stub: () => {
      stubApi(listAssets, { ...paged([asset]), pageSize: 48 });
    },
    change: /^Choose files$/,
  },
};
