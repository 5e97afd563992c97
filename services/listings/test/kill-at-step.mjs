// Loaded with `--import` into a process of listings: kills it like `kill -9` at the step of an import that
// KILL_AT_STEP names, which is recognised by the statements that the process sends.
import pg from 'pg';

const BEGIN = /UPDATE "import_run" SET "attempt" = "attempt" \+ 1/;
const STAGE = /^\s*INSERT INTO import_stage/;
const ANALYZE = /^ANALYZE import_stage/;
const COUNT_PLANNED = /count\(record\)::int AS readable FROM import_stage/;

const STEPS = {
  begun: { after: BEGIN },
  staging: { after: STAGE },
  staged: { before: ANALYZE },
  planned: { before: COUNT_PLANNED },
  applied: { before: 'commit' },
  committed: { after: 'commit' },
};

const step = STEPS[process.env.KILL_AT_STEP];
if (step === undefined) throw new Error('KILL_AT_STEP names no step of an import');

const { query } = pg.Client.prototype;
/** Connections with the transaction that plans and commits an import. */
const planning = new WeakSet();
const kill = () => process.kill(process.pid, 'SIGKILL');

pg.Client.prototype.query = function (statement, ...rest) {
  const text = typeof statement === 'string' ? statement : String(statement?.text ?? '');
  const isAt = (place) =>
    place === 'commit' ? planning.has(this) && /^COMMIT/i.test(text) : place?.test(text) === true;
  if (isAt(step.before)) kill();
  const killsAfter = isAt(step.after);
  if (COUNT_PLANNED.test(text)) planning.add(this);
  const reply = query.call(this, statement, ...rest);
  if (killsAfter) reply.then(kill, () => undefined);
  return reply;
};
