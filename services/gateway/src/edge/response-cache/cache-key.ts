/** Parameters that campaigns add for their own scripts: no page depends on them. */
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_[ce]id)$/;
/** No link of the site is longer, so a longer one is not cached. */
const LONGEST_KEY = 1_024;

/**
 * Normalises path and query, with parameters sorted by name: the `known` ones that have a value or, without `known`,
 * all except campaign parameters. Undefined when the result is too long for a key.
 */
export function normalised(path: string, query: string, known?: readonly string[]): string | undefined {
  const given = [...new URLSearchParams(query)].filter(([name, value]) =>
    known === undefined ? !CAMPAIGN.test(name) : value !== '' && known.includes(name),
  );
  // The sort is stable: repeated parameters keep their order.
  given.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const text = given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
  return text.length > LONGEST_KEY ? undefined : text;
}
