import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import { foldWords } from '../text/tokens.js';
import {
  agentsOf,
  CHOICE_FACETS,
  CHOICE_FIELDS,
  isAgentOf,
  toAgentKeys,
  valueFits,
  type AgentKeys,
  type ChoiceFacet,
  type ListedAgent,
  type Value,
} from './fields.js';

/** The values of a listing in all choice fields. */
export type Profile = Readonly<Record<ChoiceFacet, Value | null>>;

const MOST_COMMUNITIES = 20;
const MOST_AMENITIES = 100;
const MOST_DEVELOPERS = 50;
const MOST_AGENTS = 50;
const MOST_PLACES = 1_000;

/** Counts the values of all choice fields, each ignoring its own filter, from the numbers of listings by profile. */
export class ChoiceCounter {
  total = 0;
  private readonly counts = CHOICE_FACETS.map(() => new Map<Value | null, number>());

  add(profile: Profile, misses: number, count: number): void {
    if (misses === 0) {
      this.total += count;
      for (const [index, facet] of CHOICE_FACETS.entries()) this.addValue(index, profile[facet], count);
    } else if ((misses & (misses - 1)) === 0) {
      const index = 31 - Math.clz32(misses);
      const facet = CHOICE_FACETS[index];
      if (facet !== undefined) this.addValue(index, profile[facet], count);
    }
  }

  facets(): Pick<Facets, ChoiceFacet> {
    return Object.fromEntries(
      CHOICE_FACETS.map((facet, index) => {
        const counted = [...(this.counts[index] ?? [])];
        const countOf = (value: Value): number =>
          counted.reduce((sum, [each, count]) => sum + (valueFits(facet, each, [value]) ? count : 0), 0);
        const choices = CHOICE_FIELDS[facet].values.map((value) => ({ value, count: countOf(value) }));
        return [facet, choices.filter(({ count }) => count > 0)];
      }),
    ) as Pick<Facets, ChoiceFacet>;
  }

  /** `index` is the position of the field in {@link CHOICE_FACETS}. */
  addValue(index: number, value: Value | null, count: number): void {
    const counts = this.counts[index];
    if (count > 0) counts?.set(value, (counts.get(value) ?? 0) + count);
  }
}

type Named = { value: string; count: number }[];

/** Most frequent first. */
const mostFrequent = (choices: Named, most: number): Named =>
  choices
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, most);

/**
 * The communities that the search names, then other communities in `matching`, most results first. Spellings that
 * differ only in case are merged under the first one, because a search for one finds all of them.
 */
export function placeFacet<T extends { community: string; lowerCommunity: string }>(
  named: Named,
  matching: readonly T[],
  countOf: (place: T) => number,
): Facets['place'] {
  const communities = new Map<string, T>();
  for (const place of matching) {
    const known = communities.get(place.lowerCommunity);
    if (place.community !== '' && (known === undefined || place.community < known.community))
      communities.set(place.lowerCommunity, place);
  }
  const others = [...communities.values()].map((place) => ({
    value: place.community,
    count: countOf(place),
  }));
  return [...named, ...mostFrequent(others, MOST_PLACES)];
}

export const namedFacets = (
  community: Named,
  amenities: Named,
  developer: Named,
): Pick<Facets, 'community' | 'amenities' | 'developer'> => ({
  community: mostFrequent(community, MOST_COMMUNITIES),
  amenities: mostFrequent(amenities, MOST_AMENITIES),
  developer: mostFrequent(developer, MOST_DEVELOPERS),
});

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * The agents that the search names, as one entry, then the agents with the most listings; `agents` have matches. An
 * agent with a registration number also gets the listings that state the name without a number, as on the agent's page.
 */
export function agentFacet(query: SearchQuery, agents: readonly CountedAgent[]): Facets['agent'] {
  const found = byFrequency(agents);
  const chosen = agentsOf(query);
  const isChosen = ({ keys }: AgentKeys): boolean =>
    chosen?.keys.length === keys.length && keys.every((key) => chosen.keys.includes(key));
  const others = agentChoices(found)
    .filter((keys) => !isChosen(keys))
    .slice(0, MOST_AGENTS)
    .map((keys) => agentOption(found, keys))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return [...(chosen === undefined ? [] : [agentOption(found, chosen)]), ...others];
}

type CountedAgent = ListedAgent & { count: number };

/** Agents with matches and a word of their name beginning with the typed text; most listings first. */
export function agentsNamed(agents: readonly CountedAgent[], typed: string, most: number): Facets['agent'] {
  const key = ` ${foldWords(typed)}`;
  const found = byFrequency(agents);
  const isNamed = new Set(
    found
      .filter(({ name }) => key !== ' ' && ` ${foldWords(name)}`.includes(key))
      .flatMap(({ licence, slug }) => [licence, slug]),
  );
  return agentChoices(found)
    .filter(({ keys }) => keys.some((each) => isNamed.has(each)))
    .slice(0, most)
    .map((keys) => agentOption(found, keys));
}

const byFrequency = (agents: readonly CountedAgent[]): CountedAgent[] =>
  agents.toSorted(
    (a, b) =>
      b.count - a.count ||
      compared(a.name, b.name) ||
      compared(a.licence, b.licence) ||
      compared(a.slug, b.slug),
  );

/** The keys that find all listings of each agent. */
function agentChoices(found: readonly CountedAgent[]): AgentKeys[] {
  const numbered = found.filter(({ licence }) => licence !== '');
  const hasNumber = new Set(numbered.map(({ slug }) => slug));
  const choices = new Map<string, string[]>();
  for (const { licence, slug } of found) {
    const key = licence === '' ? slug : licence;
    if (!choices.has(key) && (licence !== '' || !hasNumber.has(slug))) choices.set(key, [licence, slug]);
  }
  return [...choices.values()].flatMap((keys) => toAgentKeys(keys) ?? []);
}

function agentOption(found: readonly CountedAgent[], keys: AgentKeys): Facets['agent'][number] {
  const theirs = found.filter((agent) => isAgentOf(keys, agent));
  const name = theirs.find((agent) => agent.name.trim() !== '')?.name.trim() ?? '';
  return { keys: keys.keys, name, count: theirs.reduce((sum, { count }) => sum + count, 0) };
}
