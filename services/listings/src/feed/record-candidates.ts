import type { FeedSample } from '@manzil/contracts/listings/feed-mapping';

/** Elements or lists that may hold the listings, the most likely one first. */
export type RecordCandidates = FeedSample['candidates'];

const MOST_ELEMENTS = 500;
const MOST_FIELDS = 100;
const MOST_CANDIDATES = 20;
const LONGEST_NAME = 100;
/** An element with fewer different children and attributes holds a value or a list. */
const LEAST_FIELDS = 2;

interface Element {
  count: number;
  fields: Set<string>;
}

/** Counts the elements of an XML document below its root, each with its different children and attributes. */
export class ElementSurvey {
  private readonly elements = new Map<string, Element>();
  private readonly open: (Element | undefined)[] = [];
  /** The root and the first element in it, for messages. */
  readonly first: string[] = [];

  openTag(name: string, attributes: readonly string[]): void {
    if (this.first.length < 2) this.first.push(name.slice(0, LONGEST_NAME));
    const fields = this.open.at(-1)?.fields;
    if (fields !== undefined && fields.size < MOST_FIELDS) fields.add(name);
    this.open.push(this.open.length === 0 ? undefined : this.counted(name, attributes));
  }

  closeTag(): void {
    this.open.pop();
  }

  private counted(name: string, attributes: readonly string[]): Element | undefined {
    let element = this.elements.get(name);
    if (element === undefined) {
      if (this.elements.size >= MOST_ELEMENTS || name.length > LONGEST_NAME) return undefined;
      element = { count: 0, fields: new Set() };
      this.elements.set(name, element);
    }
    element.count += 1;
    for (const attribute of attributes.slice(0, MOST_FIELDS)) element.fields.add(`@${attribute}`);
    return element;
  }

  /** Lists repeated elements before single ones, and elements with the most fields first. */
  candidates(): RecordCandidates {
    return [...this.elements]
      .map(([name, { count, fields }]) => ({ name, count, fields: fields.size }))
      .filter(({ fields }) => fields >= LEAST_FIELDS)
      .sort(
        (one, other) =>
          Number(other.count > 1) - Number(one.count > 1) ||
          other.fields - one.fields ||
          other.count - one.count,
      )
      .slice(0, MOST_CANDIDATES)
      .map(({ name, count }) => ({ name, count }));
  }
}
