export { root } from '../../scripts/lib/paths.mjs';
export { say, StartError } from '../../scripts/lib/say.mjs';
