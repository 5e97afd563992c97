const IGNORED = ['/node_modules/', '/dist/', '/build/'];

/** Compiles with `swc`, as fast as types can be left out. */
const swc = (jsc) => ['@swc/jest', { jsc: { target: 'es2023', ...jsc }, module: { type: 'es6' } }];

const services = {
  displayName: 'suites',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': swc({
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    }),
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testMatch: ['<rootDir>/{packages,services,demo,web,e2e,scripts,bench}/**/*.spec.ts'],
  testPathIgnorePatterns: IGNORED,
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  globalTeardown: '<rootDir>/jest.global-teardown.mjs',
};

/** Parts and screens of the web client, in a browser window without layout. */
const components = {
  displayName: 'components',
  testEnvironment: '<rootDir>/web/app/testing/browser-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': swc({
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    }),
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/web/app/testing/css-module.mjs' },
  setupFilesAfterEnv: ['<rootDir>/web/app/testing/set-up.ts'],
  testMatch: ['<rootDir>/web/app/**/*.test.tsx'],
  testPathIgnorePatterns: IGNORED,
};

/** One configuration for every suite; `node scripts/test.mjs` picks suites by path. */
export default {
  projects: [services, components],
  // A worker never releases the modules of suites that it has run: near the limit of its heap it only collects garbage.
  workerIdleMemoryLimit: '1GB',
  // Only ends what hangs: every wait has a limit of its own, and says what it waited for.
  testTimeout: 400_000,
};
