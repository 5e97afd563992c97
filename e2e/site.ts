/** URL of the running product: `scripts/test.mjs` starts one stack for all tests and passes its URL here. */
export function siteUrl(): string {
  const url = process.env.E2E_URL;
  if (url === undefined) throw new Error('E2E_URL is not set: run the journeys through `npm test`');
  return url;
}
