import { DefaultReporter } from 'vitest/node';

/** Prints a line and all failures of a file as soon as it ends, and passes the counts on. */
export default class SuitesReporter extends DefaultReporter {
  constructor() {
    super({ summary: false });
  }

  printTestModule(module) {
    const failed = module.state() === 'failed';
    this.log(
      `${failed ? 'FAIL' : 'PASS'} ${module.project.name} ${module.relativeModuleId} (${secondsOf(module).toFixed(1)} s)`,
    );
    for (const part of [module, ...module.children.allSuites(), ...module.children.allTests()]) {
      const errors = part.type === 'test' ? part.result().errors : part.errors();
      // Errors of a passed test are from its first attempt.
      const mark = part.type === 'test' && part.ok() ? 'ran again, after' : '×';
      if (errors?.length > 0) this.error(`\n  ${mark} ${part.fullName ?? part.relativeModuleId}\n`);
      for (const error of errors ?? []) this.ctx.logger.printError(error, { project: module.project });
    }
  }

  printErrorsSummary(_files, errors) {
    super.printErrorsSummary([], errors);
  }

  onTestRunEnd(modules, errors, reason) {
    super.onTestRunEnd(modules, errors, reason);
    process.send?.({
      counts: countsOf(modules, errors),
      failures: failuresOf(modules, errors),
      files: modules.map((module) => ({ path: module.relativeModuleId, seconds: secondsOf(module) })),
    });
  }
}

function secondsOf(module) {
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration + prepareDuration) / 1000;
}

/** The name, the line and the first error of each test, group or file that failed, and each error outside of them. */
function failuresOf(modules, errors) {
  const failures = errors.map((error) => ({
    name: `${error.VITEST_TEST_PATH ?? ''} outside the tests`.trim(),
    message: error.stack ?? error.message,
  }));
  for (const module of modules) {
    for (const part of [module, ...module.children.allSuites(), ...module.children.allTests()]) {
      const found = part.type === 'test' ? part.result().errors : part.errors();
      if (!(found?.length > 0) || (part.type === 'test' && part.ok())) continue;
      const test = part === module ? '' : ` > ${part.fullName}`;
      const [{ message, diff = '', stacks = [] }] = found;
      const line = stacks.find(({ file }) => file === module.moduleId)?.line;
      const file = line === undefined ? module.relativeModuleId : `${module.relativeModuleId}:${line}`;
      failures.push({ name: `${file}${test}`, message: `${message}\n${diff}`.trim() });
    }
  }
  return failures;
}

/**
 * A test without a result has failed, including a test that did not run because its set-up failed; a file or a group
 * that breaks outside its tests is one failure.
 */
function countsOf(modules, errors) {
  const counts = { passed: 0, failed: errors.length, skipped: 0 };
  for (const module of modules) add(counts, module, false);
  return counts;
}

function add(counts, part, isInBroken) {
  const before = counts.failed;
  const isBroken = isInBroken || part.errors().length > 0;
  for (const child of part.children) {
    if (child.type === 'suite') add(counts, child, isBroken);
    else {
      const { state } = child.result();
      counts[state === 'pending' || (isBroken && state === 'skipped') ? 'failed' : state] += 1;
    }
  }
  if (part.state() === 'failed' && counts.failed === before) counts.failed += 1;
}
