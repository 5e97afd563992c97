import { useEffect, type ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, type LinksFunction } from 'react-router';
import type { Route } from './+types/root';
import { ChatFlagProvider } from './site/components/chat-flag';
import { ChatButton } from './site/components/chat-button';
import { DraftBanner } from './site/components/draft-banner';
import { SiteBanner } from './site/components/site-banner';
import { ErrorPage } from './shared/ui/error-page';
import { RouteAnnouncer } from './site/components/route-announcer';
import { SiteFooter } from './site/components/site-footer';
import { SiteHeader } from './site/components/site-header';
import { LanguageSuggestion } from './site/components/language-suggestion';
import { UnsentNotice } from './site/components/unsent-notice';
import { Analytics } from './site/components/analytics/analytics';
import { useOfflinePages } from './site/features/offline/use-offline-pages';
import { loadSiteFrame } from './shared/lib/api.server';
import { TAKE_UP_AREA_UNIT } from './site/lib/area-unit';
import { isBare } from './shared/lib/bare-handle';
import { RESTORE_POSITION } from './shared/lib/language-position';
import { loaderHeaders } from './shared/lib/loader-headers';
import { layOutFarParts, MARK_FIRST_PAGE } from './shared/lib/first-page';
import { useNonce } from './site/lib/nonce';
import { useIsPreview } from './shared/lib/use-is-preview';
import { useSite } from './shared/lib/use-site';
import { respond } from './shared/lib/respond.server';
import { useVisitCount } from './site/lib/use-visit-count';
import { useVisitOrigin } from './site/lib/use-visit-origin';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { loadContext } from './shared/lib/load-context';
import { Toasts } from './shared/ui/toasts';
import { useTexts } from './shared/lib/texts';

export const links: LinksFunction = () => [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }];

/** Preloaded fonts by language; the modules import its styles too. */
const FONTS = import.meta.glob<readonly string[]>('./styles/languages/*.ts', {
  eager: true,
  import: 'fonts',
});

/** Used until the agency enters its number. */
const SAMPLE_CHAT_NUMBER = '971500000000';

export async function loader(args: Route.LoaderArgs) {
  const { items, style, footer, settings } = await loadSiteFrame(args);
  const { config, preview, mapFiles } = args.context.get(loadContext);
  const {
    PUBLIC_URL: publicUrl,
    WHATSAPP_NUMBER,
    MAP_STYLE_URL: mapStyleUrl,
    OFFLINE_PAGES: offline,
  } = config;
  return respond({
    items: items.toSorted((a, b) => a.position - b.position),
    style,
    footer,
    settings,
    publicUrl,
    chatNumber: WHATSAPP_NUMBER ?? settings.chatNumber ?? SAMPLE_CHAT_NUMBER,
    isChatNumberFixed: WHATSAPP_NUMBER !== undefined,
    mapStyleUrl,
    mapFiles,
    offlinePages: offline === 'on' && preview === undefined,
    draft: preview?.draft,
    instant: preview?.site,
  });
}

export const headers = loaderHeaders;

/** Header and footer hardly ever change during a visit, so they are requested once. */
export const shouldRevalidate = (): boolean => false;

export function Layout({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const nonce = useNonce();
  const bare = useMatches().some(isBare);
  const { draft, instant } = useSite() ?? {};
  useEffect(() => {
    // The effects of the page have run before this one, except in parts whose script is loaded later: from now on it
    // reacts to visitors.
    document.documentElement.dataset.hydrated = '';
    layOutFarParts();
  }, []);
  return (
    <html
      lang={texts.language}
      dir={texts.direction}
      data-digits={texts.digits}
      data-bare={bare ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={bare ? 'only light' : 'light dark'} />
        <meta
          name="theme-color"
          content="#fbf8f3"
          media={bare ? undefined : '(prefers-color-scheme: light)'}
        />
        {!bare && <meta name="theme-color" content="#10191c" media="(prefers-color-scheme: dark)" />}
        <link rel="alternate" type="application/rss+xml" title={texts.pages.blog} href="/feed.xml" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: bare ? TAKE_UP_AREA_UNIT : `${TAKE_UP_AREA_UNIT};${MARK_FIRST_PAGE}`,
          }}
        />
        {FONTS[`./styles/languages/${texts.language}.ts`]?.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body className={bare ? 'bare' : undefined}>
        <a className="skip" href="#main">
          {texts.site.skip}
        </a>
        {!bare && <SiteHeader />}
        <ChatFlagProvider>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {!bare && <SiteFooter />}
          {!bare && <ChatButton />}
        </ChatFlagProvider>
        {draft !== undefined && <DraftBanner {...draft} />}
        {instant !== undefined && <SiteBanner {...instant} />}
        <Toasts place={bare ? 'end' : 'centre'} />
        <RouteAnnouncer />
        {!bare && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: RESTORE_POSITION }}
          />
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const isSite = !useMatches().some(isBare);
  useVisitCount(!useIsPreview() && isSite);
  useVisitOrigin(isSite);
  const stored = useOfflinePages();
  return (
    <>
      <Outlet />
      {stored !== undefined && (
        <p role="status" className="visually-hidden">
          {stored}
        </p>
      )}
      <UnsentNotice />
      <LanguageSuggestion />
      <Analytics />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
