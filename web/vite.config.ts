import { reactRouter } from '@react-router/dev/vite';
import { LANGUAGES } from '@manzil/contracts/site-language';
import { defineConfig } from 'vite';
import { compileTexts } from './server/compile-texts.mjs';
import { keepAdminApart } from './server/keep-admin-apart.mjs';
import { precompress } from './server/precompress.mjs';
import { productionRouter } from './server/production-router.mjs';
import { writeSiteManifest } from './server/site-manifest.mjs';

/**
 * Code that nearly every public page needs is bundled into few files: on a slow line a request costs more than the
 * bytes of a component that a page does not use. Code that is loaded on demand stays apart.
 */
const SHARED =
  /\/web\/app\/(?:shared\/ui\/(?:error-page|icon|link-button|notice|page-title|rich-text|stars)\.|(?:site\/(?:components|lib)|shared\/lib)\/(?!english\.|form\/(?:phone|country|send-specified|specified-calls)|gallery\/lightbox|page-base-css\.|mortgage\.|(?:qr|csv-href)\.ts|table-files\.|save-search\/(?:check|save-search-)|(?:saved-search|calculator|map)-texts\.|map\/(?!map[-.])|(?:open-data|sea)\.|(?:search-combobox|suggestion-list|use-suggestions|use-typed-text|use-early-choices|filter-select|pagination|skeleton-grid|filter-choices)\.))|\/packages\/rules\/dist\/mortgage\./;
/** Shared code that lists and listings, the pages that visitors see most, do not need. */
const OTHER_PAGES =
  /\/web\/app\/(?:shared\/ui\/stars\.|site\/components\/(?:agency-|analytics\/(?:analytics-choice|answer-buttons|stored-choice)|contact-band|development-card|empty-note|framed-photo|page-head|photo-band|post-card|testimonial-card)|site\/features\/enquiry\/sell-fields\.|site\/lib\/(?:agency-json-ld|opening-hours|text-blocks))/;
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/** The texts of a language that every page needs are one script. */
const textGroup = (language: string) => ({
  name: `texts-${language}`,
  test: new RegExp(`/web/app/texts/(?:${language}/(?!on-demand/)|place-names/${language}\\.)`),
});

export default defineConfig({
  plugins: [
    reactRouter(),
    compileTexts(),
    keepAdminApart(),
    productionRouter(),
    precompress(),
    writeSiteManifest(),
  ],
  // Development: finds the dependencies of all pages before the first request, which would otherwise fail and reload.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx', '!app/testing/**'] },
  build: {
    // Fonts and icons stay files: they are cached for ever and the policy needs no data: for fonts.
    assetsInlineLimit: 0,
    // The server reads the names of scripts that are imported on demand in it.
    manifest: true,
    target: 'es2022',
  },
  environments: {
    // Reads its data from files beside it.
    ssr: { resolve: { external: ['@manzil/dubai'] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'site', test: (id: string) => SHARED.test(id) && !OTHER_PAGES.test(id) },
                { name: 'other-pages', test: OTHER_PAGES },
                // The last ones, because a group takes what its modules import along.
                ...LANGUAGES.map(textGroup),
              ],
            },
          },
        },
      },
    },
  },
});
