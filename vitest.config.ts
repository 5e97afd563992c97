import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileTexts } from './web/server/compile-texts.mjs';
import { onDemandTexts } from './web/server/on-demand-texts.mjs';

/**
 * Integration suites mostly wait for servers, so more of them run at once than there are cores; with one external
 * server they run one by one.
 */
const WORKERS = process.env.TEST_NATS_URL ? 1 : 4;

/** Only ends hanging tests: every wait has its own time limit and names what it waited for. */
const HANGS_MS = 400_000;

/**
 * Random order, so that no file can depend on another one. Unit files, which are beside the sources, start last, so
 * that no long file is left at the end. The files of a project stay together, because a worker serves one project.
 * Journeys share a product and run in a fixed order.
 */
class RandomOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    this.ctx.logger.log(`Random order of files; to repeat it: TEST_SEED=${seed}`);
    const rank = ({ moduleId, project }: TestSpecification): string => {
      const file = relative(project.config.root, moduleId);
      const random = createHash('sha256').update(`${seed} ${file}`).digest('hex');
      return `${file.includes('/src/') ? 1 : 0} ${random}`;
    };
    return Promise.resolve(
      files.toSorted(
        (one, other) =>
          other.project.name.localeCompare(one.project.name) || rank(one).localeCompare(rank(other)),
      ),
    );
  }
}

/** Imports of a workspace's sources from its own suites. */
const OWN_SOURCE = /^(.*\/(?:packages|services)\/[^/]+)\/src\/(.*)\.js$/;

/**
 * Suites test the built files, as they run in the product: each is loaded once per worker, without a transform, and a
 * service started in-process by another service's suite uses the same modules.
 */
const builtSources: Plugin = {
  name: 'built-sources',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.')) return undefined;
    const [, workspace, module] = OWN_SOURCE.exec(join(dirname(importer), source)) ?? [];
    return workspace === undefined ? undefined : `${workspace}/dist/${module}.js`;
  },
};

/** One configuration for every suite; `node scripts/test.mjs` picks suites by path. */
export default defineConfig({
  plugins: [compileTexts(), onDemandTexts()],
  oxc: { target: 'es2023', decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    pool: 'forks',
    // Load built workspaces as services do, without a transform.
    server: { deps: { external: [/\/(?:packages|services)\/[^/]+\/dist\//] } },
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    // `npm run test:stress` shuffles.
    sequence: process.env.STRESS_TIMES
      ? {}
      : { sequencer: RandomOrder, seed: Number(process.env.TEST_SEED ?? Date.now()) },
    exclude: ['**/{node_modules,dist,build}/**'],
    reporters: ['./scripts/lib/suites-reporter.mjs'],
    projects: [
      {
        extends: true,
        plugins: [builtSources],
        test: {
          name: 'suites',
          include: ['{packages,services,demo,scripts,bench,web}/**/*.spec.ts'],
          globalSetup: './vitest.global-setup.ts',
          setupFiles: './vitest.setup.ts',
          // Files of a worker share the modules of node_modules, which take seconds to load.
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        extends: true,
        // Stubs CSS modules: each class name is its own value, and no styles apply.
        resolve: { alias: [{ find: /^.*\.css$/, replacement: '/web/app/testing/css-module.mjs' }] },
        test: {
          name: 'components',
          include: ['web/app/**/*.test.tsx'],
          environment: './web/app/testing/browser-environment.ts',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: './web/app/testing/set-up.ts',
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.spec.ts'],
          setupFiles: ['./vitest.setup.ts', './e2e/set-up.ts'],
          // All files share one worker, and so its browser.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
