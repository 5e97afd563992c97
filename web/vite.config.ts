import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileTexts } from './server/compile-texts.mjs';
import { keepAdminApart } from './server/keep-admin-apart.mjs';
import { onDemandTexts, textsChunkOf } from './server/on-demand-texts.mjs';
import { precompress } from './server/precompress.mjs';
import { productionRouter } from './server/production-router.mjs';
import { writeSiteManifest } from './server/site-manifest.mjs';

/**
 * Code that nearly every public page needs is bundled into few files: on a slow line a request costs more than the
 * bytes of a component that a page does not use. Code that is loaded on demand stays apart.
 */
const SHARED =
  /\/web\/app\/(?:shared\/ui\/(?:error-page|icon|link-button|notice|page-title|rich-text|stars)\.|(?:site\/(?:components|lib)|shared\/lib)\/(?!english\.|form\/(?:phone|country|send-specified|specified-calls)|gallery\/lightbox|page-base-css\.|shrink-picture\.|opening-hours\.|analytics\/analytics-choice\.|mortgage\.|(?:qr|csv-href)\.ts|table-files\.|save-search\/(?:check|save-search-)|calculator-texts\.|map\/(?!map[-.])|(?:open-data|sea)\.|(?:search-combobox|suggestion-list|use-suggestions|use-typed-text|use-early-choices|filter-select|pagination|skeleton-grid|filter-choices)\.))|\/packages\/rules\/dist\/mortgage\./;
/** Shared code that lists and listings, the pages that visitors see most, do not need. */
const OTHER_PAGES =
  /\/web\/app\/(?:shared\/ui\/stars\.|site\/components\/(?:agency-|analytics\/(?:answer-buttons|stored-choice)|contact-band|development-card|empty-note|framed-photo|page-head|photo-band|post-card|testimonial-card)|site\/features\/enquiry\/sell-fields\.|site\/lib\/(?:agency-json-ld|text-blocks))/;
/**
 * Styles of listings, and those that several pages share, are one file: a browser opens six connections to a host over
 * HTTP/1.1, and style sheets take them before the first picture.
 */
const SHARED_STYLES =
  /\/web\/app\/(?:shared\/ui\/stars|site\/(?:components\/(?!map\/(?!drawn-map)|gallery\/lightbox|save-search|table-files)|features\/(?:costs\/home-costs|developments|enquiry\/enquiry|listing|mortgage\/mortgage-estimate)))[^?]*\.module\.css$/;
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/** Class names are in the page, its scripts and its styles: the usual ones, with the number of a line, are longer. */
function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?', 1)[0] ?? file);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

export default defineConfig({
  plugins: [
    reactRouter(),
    compileTexts(),
    onDemandTexts(),
    keepAdminApart(),
    productionRouter(),
    precompress(),
    writeSiteManifest(),
  ],
  // Development: finds the dependencies of all pages before the first request, which would otherwise fail and reload.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx', '!app/testing/**'] },
  css: { modules: { generateScopedName: shortClassName } },
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
                // A group takes what its modules import along, except for modules of a group of higher priority.
                { name: textsChunkOf, debugName: 'texts on demand', priority: 1 },
                { name: 'framework', test: FRAMEWORK },
                {
                  name: 'site',
                  test: (id: string) => SHARED_STYLES.test(id) || (SHARED.test(id) && !OTHER_PAGES.test(id)),
                },
                { name: 'other-pages', test: OTHER_PAGES },
              ],
            },
          },
        },
      },
    },
  },
});
