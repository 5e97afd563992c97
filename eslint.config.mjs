import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { feeConstants } from './scripts/lint/fee-constants.mjs';
import { languageNames } from './scripts/lint/language-names.mjs';
import { retiredWords } from './scripts/lint/retired-words.mjs';
import { typedSqlParameters } from './scripts/lint/typed-sql-parameters.mjs';

const GATEWAY = './services/gateway/src';

/** The folders that each folder of the gateway may import in addition to itself; any other folder is a feature. */
const GATEWAY_IMPORTS = {
  http: [],
  accounts: ['http'],
  // Only the ports of http, response tags, and the formats of callers and problems: no endpoint, no feature.
  edge: ['http/ports.ts', 'http/response-tags.ts', 'http/caller', 'http/problems/problem.ts'],
  shared: ['http'],
};
const FEATURE_IMPORTS = ['http', 'shared'];

/** The directions that docs/decisions/0022-edge-and-features.md sets. */
const gatewayZones = readdirSync(new URL(GATEWAY, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
  .map(({ name }) => {
    const allowed = GATEWAY_IMPORTS[name] ?? FEATURE_IMPORTS;
    return {
      target: `${GATEWAY}/${name}`,
      from: GATEWAY,
      except: [name, 'config.ts', ...allowed],
      message: `${name}/ imports ${allowed.join(', ') || 'nothing of the gateway'} besides itself (docs/decisions/0022-edge-and-features.md).`,
    };
  });

/** The layers of a service: a folder imports itself and folders of later layers. */
const SERVICE_LAYERS = {
  media: [
    ['bin', 'delivery', 'demo', 'replacement'],
    ['library'],
    ['collect'],
    ['photo', 'visitor-photo'],
    ['upload', 'variant'],
    ['claim', 'incoming'],
    ['asset', 'image'],
    ['http', 'storage'],
  ],
  content: [
    ['bin', 'find', 'initial-content', 'jobs', 'sitemap'],
    ['lifecycle'],
    ['saved-block', 'site-frame'],
    ['blog', 'document', 'faq', 'page', 'redirect', 'rule-book', 'team', 'testimonial'],
    ['editing'],
    ['change', 'media-use', 'sanitise'],
  ],
  listings: [
    ['listing-view', 'match', 'own-listing', 'portal-feed', 'sitemap'],
    ['development', 'import'],
    ['mapping', 'place-page', 'property'],
    ['photo'],
    ['feed', 'search'],
    ['place'],
    ['change', 'text'],
  ],
  leads: [
    ['dashboard', 'inbox', 'mail-link', 'member-mail', 'visit'],
    ['privacy', 'subscriber'],
    ['integrations', 'pipeline'],
    ['intake', 'saved-search', 'shortlist'],
    ['mail', 'record'],
    ['texts'],
  ],
};

const serviceZones = Object.entries(SERVICE_LAYERS).flatMap(([service, layers]) => {
  const source = `./services/${service}/src`;
  return readdirSync(new URL(source, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
    .map(({ name }) => {
      const layer = layers.findIndex((folders) => folders.includes(name));
      if (layer < 0) throw new Error(`services/${service}/src/${name} is in no layer of eslint.config.mjs.`);
      return {
        target: `${source}/${name}`,
        from: layers
          .slice(0, layer + 1)
          .flat()
          .filter((other) => other !== name)
          .map((other) => `${source}/${other}`),
        message: `${name}/ imports folders of later layers only (SERVICE_LAYERS in eslint.config.mjs).`,
      };
    });
});

/** The engines of the search, which the rest of listings uses through the classes in `search/`. */
const engineZones = SERVICE_LAYERS.listings
  .flat()
  .filter((name) => name !== 'search')
  .map((name) => ({
    target: `./services/listings/src/${name}`,
    from: ['memory', 'postgres'].map((engine) => `./services/listings/src/search/${engine}`),
    message: 'Only search/ imports an engine: others use SearchIndex or HomeMatcher.',
  }));

const WEB = './web/app';
const SITE = `${WEB}/site`;
const BACKEND = `${WEB}/backend`;
const KIT = `${BACKEND}/kit`;
const SECTIONS = `${BACKEND}/sections`;

/** Features of the site do not import each other, except for the home page. */
const FEATURES_OF_FEATURE = { home: ['enquiry', 'newsletter'] };

/** The folders of the kit: each imports itself and earlier ones. */
const KIT_ORDER = [
  ...['access', 'labels', 'address', 'data', 'layout', 'form', 'table', 'links', 'media', 'rich-text'],
  ...['runs', 'session', 'lifecycle', 'collection'],
];

/** Modules of the other tree that only routes may import: the login page, and pages of the site. */
const LOGIN = 'sections/login/login-page.tsx';
const PREVIEWED = ['features/home/whole-home.tsx', 'features/listing/listing-page.tsx'];

const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const rejectionWithoutHandler = {
  selector:
    "ForOfStatement MemberExpression[property.name='rejects'] > CallExpression[callee.name='expect'] > Identifier.arguments",
  message:
    'A promise of a list has no handler while an earlier one is awaited, and its rejection ends the run: start it in the loop, or await them together.',
};

/** JSX attributes with texts for users. */
const READ_ATTRIBUTE =
  'JSXAttribute[name.name=/^(aria-label|aria-description|alt|label|placeholder|text|title)$/]';

/** The directions that docs/decisions/0108-site-and-backend-are-separate-trees.md sets. */
const webZones = [
  {
    target: `${WEB}/shared`,
    from: [SITE, BACKEND],
    message: 'shared/ is for the site and the backend, so it imports neither.',
  },
  {
    target: [SITE, BACKEND, `${WEB}/shared`, `${WEB}/root.tsx`, `${WEB}/entry.server.tsx`],
    from: `${WEB}/testing`,
    message: 'testing/ is for tests.',
  },
  ...[
    { target: ['features', 'components', 'lib'].map((name) => `${SITE}/${name}`), except: [] },
    { target: `${SITE}/routes`, except: [LOGIN] },
  ].map((zone) => ({
    ...zone,
    from: BACKEND,
    message: 'The site does not import the backend, whose script visitors do not load.',
  })),
  ...[
    { target: [KIT, SECTIONS], except: [] },
    { target: `${BACKEND}/routes`, except: PREVIEWED },
  ].map((zone) => ({
    ...zone,
    from: SITE,
    message: 'The backend does not import the site: what both use belongs to shared/.',
  })),
  {
    target: ['components', 'lib'].map((name) => `${SITE}/${name}`),
    from: [`${SITE}/features`, `${SITE}/routes`],
    message: 'Features share components/ and lib/, which import no screen.',
  },
  {
    target: `${SITE}/features`,
    from: `${SITE}/routes`,
    message: 'Routes are composed of features, and no feature imports a route.',
  },
  ...foldersOf(`${SITE}/features`).map((name) => ({
    target: `${SITE}/features/${name}`,
    from: `${SITE}/features`,
    except: [name, ...(FEATURES_OF_FEATURE[name] ?? [])],
    message: 'A feature of the site imports no other feature: shared parts belong to components/ or lib/.',
  })),
  {
    target: KIT,
    from: [SECTIONS, `${BACKEND}/routes`],
    message: 'The kit is for every section, so it imports none.',
  },
  ...foldersOf(KIT).map((name) => ({
    target: `${KIT}/${name}`,
    from: KIT,
    except: [name, ...KIT_ORDER.slice(0, Math.max(0, KIT_ORDER.indexOf(name)))],
    message: 'A folder of the kit imports only those before it in KIT_ORDER of eslint.config.mjs.',
  })),
  {
    target: SECTIONS,
    from: `${BACKEND}/routes`,
    message: 'Routes are composed of sections, and no section imports a route.',
  },
  ...foldersOf(SECTIONS).map((name) => ({
    target: `${SECTIONS}/${name}`,
    from: SECTIONS,
    except: [name],
    message: 'A section imports no other section: what two use belongs to kit/, or the route composes them.',
  })),
];

/** The shared packages that each package may import. */
const PACKAGE_IMPORTS = {
  rules: [],
  contracts: ['rules'],
  messaging: ['contracts'],
  'service-kit': ['contracts', 'messaging'],
  lifecycle: ['contracts', 'messaging', 'service-kit'],
  markup: ['service-kit'],
};

/** The directions that docs/decisions/0109-lifecycle-is-a-package-of-its-own.md sets. */
const packageImports = Object.entries(PACKAGE_IMPORTS).map(([name, allowed]) => ({
  files: [`packages/${name}/src/**/*.ts`],
  ignores: ['**/*.spec.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@manzil/(?!(?:${allowed.join('|')})/)`,
            message: `packages/${name} imports ${allowed.join(', ') || 'none'} and no other package (docs/decisions/0109-lifecycle-is-a-package-of-its-own.md).`,
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['**/dist/', '**/build/', '**/node_modules/', '**/.react-router/', '.data*/', '.cache/'] },
  { ...js.configs.recommended, rules: { ...js.configs.recommended.rules, 'no-unused-vars': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in .oxlintrc.json (docs/decisions/0061-rules-with-types-run-natively.md).
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      // Nest modules are classes whose only content is their decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      // In .oxlintrc.json, where it takes one second instead of 17.
      '@typescript-eslint/no-unused-vars': 'off',
      // Feeds hold control characters; the patterns that take them out must name them.
      'no-control-regex': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['services/gateway/src/**/*.ts'],
    // The decorator itself, and the spec that checks that the registry refuses handlers without it.
    ignores: ['services/gateway/src/http/endpoint{.decorator,-registry.spec}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/common',
              importNames: [
                ...['Get', 'Post', 'Put', 'Patch', 'Delete'],
                ...['Body', 'Query', 'Param', 'HttpCode'],
              ],
              message:
                'Define the endpoint in packages/contracts/src/http and handle it with @Endpoint (docs/CONTRIBUTING.md).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['services/*/src/**/*.ts', 'packages/*/src/**/*.ts', 'web/app/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.test.tsx'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } }),
      ],
    },
  },
  {
    files: ['services/gateway/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: gatewayZones }],
    },
  },
  {
    files: ['services/{content,leads,listings,media}/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...serviceZones, ...engineZones] },
      ],
    },
  },
  {
    files: ['web/app/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.test.tsx'],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: webZones }],
    },
  },
  {
    files: [
      'web/app/site/**/*.tsx',
      'web/app/root.tsx',
      'web/app/shared/ui/{error-page,notice,sortable-*,stars,toasts}.tsx',
    ],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/[A-Za-z]{2}/]',
          `${READ_ATTRIBUTE} > Literal[value=/[A-Za-z]{2}/]`,
          `${READ_ATTRIBUTE} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
          'JSXElement > JSXExpressionContainer > Literal[value=/[A-Za-z]{2}/]',
          'JSXElement > JSXExpressionContainer > LogicalExpression > Literal[value=/[A-Za-z]{2}/]',
          'JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=/[A-Za-z]{2}/]',
        ].map((selector) => ({
          selector,
          message: 'What visitors read is in web/app/texts, by key: useTexts() (docs/CONTRIBUTING.md).',
        })),
        {
          selector: `${READ_ATTRIBUTE} > JSXExpressionContainer > TemplateLiteral[expressions.length>1]`,
          message: 'No text is joined from pieces: their order, commas and isolates are in web/app/texts.',
        },
      ],
    },
  },
  ...packageImports,
  {
    files: [
      'services/*/src/**/*.ts',
      'packages/{contracts,dubai,lifecycle,markup,messaging,rules,service-kit}/src/**/*.ts',
      'web/app/**',
    ],
    ignores: [
      '**/*.spec.ts',
      // The files that read the configuration. Tracing starts without one, and the image sets NODE_ENV.
      'packages/service-kit/src/{config,bootstrap,tracing}.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Add the variable to the schema of the service in its config.ts.',
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    ignores: [
      // A released migration keeps its names.
      'services/gateway/src/{migrations/**,data-source.ts}',
    ],
    plugins: { words: { rules: { retired: retiredWords } } },
    rules: { 'words/retired': 'error' },
  },
  {
    files: ['{services,packages}/*/src/**/*.ts', 'web/app/**/*.{ts,tsx}'],
    // The rules themselves, and migrations, which are fixed once released.
    ignores: ['packages/rules/**', '**/migrations/**', '**/*.spec.ts', '**/*.test.tsx', 'web/app/testing/**'],
    plugins: { fees: { rules: { constants: feeConstants } } },
    rules: { 'fees/constants': 'error' },
  },
  {
    files: ['{services,packages}/*/src/**/*.ts', 'web/{app,server}/**/*.{ts,tsx,mjs}', 'web/*.{ts,mjs}'],
    ignores: [
      'packages/contracts/src/site-language.ts',
      // Catalogues, and what a language has beside them.
      '**/texts/{en,ar}/**',
      'packages/contracts/src/leads/starter-replies.ts',
      'web/app/styles/languages/**',
      // Names of languages in formats of others.
      'services/listings/src/feed/**',
      // A listing of staff has fields for its Arabic texts.
      'web/app/backend/sections/{properties,feed}/**',
      'web/app/shared/ui/rich-text-editor.tsx',
      '**/migrations/**',
      '**/*.{spec,test}.{ts,tsx}',
      'web/app/testing/**',
    ],
    plugins: { languages: { rules: { names: languageNames } } },
    rules: { 'languages/names': 'error' },
  },
  {
    files: ['{services,packages}/**/*.ts', 'scripts/**/*.mjs', 'bench/**/*.mjs'],
    plugins: { sql: { rules: { 'typed-parameters': typedSqlParameters } } },
    rules: { 'sql/typed-parameters': 'error' },
  },
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: globals.node },
  },
  {
    // The browser evaluates functions of these files.
    files: ['bench/parts/map-panning.mjs', 'bench/parts/sections.mjs', 'scripts/lib/phone-slowdown.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['{services,packages,scripts,bench}/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', rejectionWithoutHandler] },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        rejectionWithoutHandler,
        {
          selector:
            "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.property.name=/^(getAttribute|is(Visible|Hidden|Checked|Enabled|Disabled)|textContent|inner(Text|HTML)|inputValue|count|all(TextContents|InnerTexts))$/]",
          message: 'A page may paint a moment later: use eventually(() => expect(…).resolves…).',
        },
      ],
    },
  },
  prettier,
);
