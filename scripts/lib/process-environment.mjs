import { variablesOf } from '@manzil/service-kit/config';
import { configSchema as content } from '../../services/content/dist/config.js';
import { configSchema as gateway } from '../../services/gateway/dist/config.js';
import { configSchema as leads } from '../../services/leads/dist/config.js';
import { configSchema as listings } from '../../services/listings/dist/config.js';
import { configSchema as media } from '../../services/media/dist/config.js';
import { configSchema as web } from '../../web/server/config.mjs';

/** Variables that every program may have; none of them is a secret of the product. */
const OF_THE_MACHINE =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TE?MP|TMPDIR|LANG|LANGUAGE|LC_\w+|TZ|NODE_\w+|OTEL_\w+|SSL_CERT_(FILE|DIR)|(https?|no|all)_proxy|SYSTEMROOT)$/i;

const SCHEMAS = { gateway, listings, content, leads, media, web };

/** Returns the variables of `env` that do not belong to the product. */
export const machineEnvironment = (env) => pick(env, (name) => OF_THE_MACHINE.test(name));

/** Returns the variables of `env` that the process `name` reads, without secrets of other processes. */
export function environmentOf(name, env) {
  const read = new Set(variablesOf(SCHEMAS[name]));
  return pick(env, (variable) => read.has(variable) || OF_THE_MACHINE.test(variable));
}

const pick = (env, isGiven) => Object.fromEntries(Object.entries(env).filter(([name]) => isGiven(name)));
