import { inLanguage, SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/pagelink';
import type { TeamMember } from '@manzil/contracts/content/collections';
import type { BareHandle } from '../../shared/lib/bare-handle';
import { loadLiveBlocks } from '../features/custom-page/live/load-live-blocks.server';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { ListingEnquiry } from '../features/enquiry/listing-enquiry';
import { ListingPage } from '../features/listing/listing-page';
import { HomeCosts } from '../features/costs/home-costs';
import { MortgageEstimate } from '../features/mortgage/mortgage-estimate';
import { absentLanguages, failure, type LoaderCall } from '../../shared/lib/api-call.server';
import { pathOfAgent } from '../lib/adviser-path';
import { findCustomPage, findDevelopment, findListing, loadTeamLinks } from '../../shared/lib/api.server';
import { fileSize } from '../lib/file-size.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { typeAndBeds } from '../../shared/lib/listing-labels';
import {
  homeCosts,
  homeYields,
  lendingOf,
  loadRulesIfAny,
  NO_RULES,
  projectCosts,
} from '../lib/home-costs.server';
import { usualTerms } from '../lib/usual-terms.server';
import { nearHome } from '../lib/near-home.server';
import { mapOfDevelopment, placeMapOf } from '../lib/place-map.server';
import { qrCode } from '../../shared/lib/qr';
import { respond, respondOnce } from '../../shared/lib/respond.server';
import { loadContext } from '../../shared/lib/load-context';
import { useTexts } from '../../shared/lib/texts';

/**
 * A path is the listing that has it (live, or withdrawn: 410), else the development, else the page that staff made (301
 * to its current path, 410 when it was deleted), else unknown: 404. That order never changes.
 */
export async function loader(args: Route.LoaderArgs) {
  const { pagelink } = args.params;
  const { config, texts } = args.context.get(loadContext);
  if (texts.language === SOURCE_LANGUAGE && `/${pagelink}` === config.ADMIN_LOGIN_PATH) return loginPage();
  const listing = await findListing(args, pagelink);
  if (listing.state === 'live') {
    const { property, related, similar } = listing;
    const qr = qrCode(config.PUBLIC_URL + inLanguage(texts.language, `/${property.pagelink}`));
    const [team, rules, yields] = await Promise.all([
      teamOf(args),
      loadRulesIfAny(args),
      homeYields(args, property),
    ]);
    const adviserPath = pathOfAgent(property.agent, team);
    const [placeMap, near] = [placeMapOf(texts, property), nearHome(property)];
    const body = {
      kind: 'listing' as const,
      property,
      related,
      similar,
      qr,
      adviserPath,
      placeMap,
      near,
      costs: rules === undefined ? null : homeCosts(property, rules),
      yields,
      terms: usualTerms(property, lendingOf(rules)),
    };
    return rules === undefined ? respondOnce(body) : respond(body);
  }
  if (listing.state === 'withdrawn') {
    return respond({ kind: 'withdrawn' as const, listing: listing.listing, related: listing.related }, 410);
  }
  const [development, found] = await Promise.all([
    findDevelopment(args, pagelink),
    findCustomPage(args, pagelink),
  ]);
  if (development) {
    const { floorPlan, brochure, pagelink: present } = development.development;
    if (present !== pagelink) throw moved(args.request, present);
    const [planSize, brochureSize, rules] = await Promise.all([
      fileSize(args, floorPlan),
      fileSize(args, brochure),
      loadRulesIfAny(args),
    ]);
    const sizes = { floorPlan: planSize, brochure: brochureSize };
    const mapped = mapOfDevelopment(texts, development.development);
    const costs = rules === undefined ? null : projectCosts(development.development, rules);
    const body = {
      kind: 'development' as const,
      ...development,
      sizes,
      costs,
      mapped,
      absentIn: absentLanguages(args),
    };
    return rules === undefined ? respondOnce(body) : respond(body);
  }
  if (found.state === 'moved') throw moved(args.request, found.to);
  if (found.state === 'gone') return respond({ kind: 'gone' as const }, 410);
  if (found.state === 'unknown') throw failure(args, 404);
  // A listing or a development that is added at this path later takes precedence.
  const { html, live, isWhole } = await loadLiveBlocks(args, found.page.html);
  const rules = live.some(({ kind }) => kind === 'calculator') ? await loadRulesIfAny(args) : NO_RULES;
  const page = {
    kind: 'page' as const,
    page: { ...found.page, html },
    live,
    lending: lendingOf(rules),
    absentIn: absentLanguages(args),
  };
  return isWhole && rules !== undefined ? respond(page) : respondOnce(page);
}

/** The page of a listing works without the team, which is only needed for links. */
async function teamOf(call: LoaderCall): Promise<TeamMember[]> {
  try {
    return (await loadTeamLinks(call)).members;
  } catch {
    return [];
  }
}

/** The login page is neither cached nor indexed. */
const loginPage = () =>
  data({ kind: 'login' as const }, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });

/** The redirect is permanent but revalidated each time, because another page may take the old path. */
function moved(request: Request, to: string): Response {
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };
  return redirect(`/${to}${new URL(request.url).search}`, { status: 301, headers });
}
export const headers = loaderHeaders;

type Data = Awaited<ReturnType<typeof loader>>['data'];

/**
 * Loaded on demand: listings, which are pages of this route too, need none. `server/lazy-scripts.mjs` names the scripts
 * and style sheets of the first two in the HTML.
 */
const CustomPageView = lazy(() => import('./custom-page-view'));
const DevelopmentPage = lazy(() => import('../features/developments/development-page'));
const GonePage = lazy(() => import('../features/custom-page/gone-page'));
const WithdrawnPage = lazy(() => import('../features/listing/withdrawn-page'));

/** Visitors never load it. */
const LoginPage = lazy(() => import('../../backend/sections/login/login-page'));

export const handle: BareHandle = {
  bare: (loaderData) => (loaderData as Data).kind === 'login',
};

export default function PageLinkRoute({ loaderData }: Route.ComponentProps) {
  const texts = useTexts();
  if (loaderData.kind === 'listing') {
    const { property, related, similar, qr, adviserPath, placeMap, near, costs, yields, terms } = loaderData;
    return (
      <ListingPage
        property={property}
        adviserPath={adviserPath}
        related={related}
        similar={similar}
        qr={qr}
        placeMap={placeMap}
        near={near}
        enquiry={<ListingEnquiry key={property.id} property={property} />}
        estimate={
          <>
            {costs !== null && (
              <HomeCosts
                costs={costs}
                yields={yields}
                similar={{
                  similar: typeAndBeds(texts, property),
                  community: texts.placeName(property.community),
                }}
              />
            )}
            {terms !== null && <MortgageEstimate terms={terms} />}
          </>
        }
      />
    );
  }
  if (loaderData.kind === 'withdrawn') {
    return (
      <Suspense>
        <WithdrawnPage listing={loaderData.listing} related={loaderData.related} />
      </Suspense>
    );
  }
  if (loaderData.kind === 'page') {
    const { page, live, lending } = loaderData;
    return (
      <Suspense>
        <CustomPageView page={page} live={live} lending={lending} />
      </Suspense>
    );
  }
  if (loaderData.kind === 'gone') {
    return (
      <Suspense>
        <GonePage />
      </Suspense>
    );
  }
  if (loaderData.kind === 'login') {
    return (
      <Suspense>
        <LoginPage />
      </Suspense>
    );
  }
  const { development, images, sizes, costs, mapped } = loaderData;
  return (
    <Suspense>
      <DevelopmentPage
        development={development}
        images={images}
        sizes={sizes}
        costs={costs !== null && <HomeCosts costs={costs} yields={null} />}
        mapped={mapped}
        enquiry={
          <EnquiryCard
            key={development.id}
            kind="contact"
            page={`/${development.pagelink}`}
            title={texts.developments.ask}
            listing={{
              reference: texts.developments.reference,
              pagelink: development.pagelink,
              title: development.name,
            }}
            message={texts.form.enquiry.projectMessage({ project: development.name })}
          />
        }
      />
    </Suspense>
  );
}
