import { ALL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Form, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { SelectField, TextField } from '../../../shared/ui/field';
import { HOMES, toView } from './property-search-params';
import { choicesQuery } from './property-calls';
import { LIST_LABELS } from './property-labels';
import styles from './properties.module.css';

type Options = readonly (readonly [value: string, label: string])[];

/** Value for listings without an adviser in the URL. */
const NOBODY = '-';
const AD_TYPES: Options = [
  ['', 'Sale and rent'],
  ['sale', 'Sale'],
  ['rent', 'Rent'],
];
const TYPES: Options = [
  ['', 'All types'],
  [HOMES, 'All types'],
  ...ALL_UNIT_TYPES.map((name) => [name, name] as const),
];
const STATUSES: Options = [
  ['', 'All listings'],
  ['public', 'On the site'],
  ['draft', 'Drafts'],
  ['missing', 'Missing, removed next time'],
  ['hidden', 'Hidden'],
  ['withdrawn', 'Withdrawn'],
  ['overridden', 'With locks'],
];
const PHOTOS: Options = [
  ['', 'With and without'],
  ['false', 'Without photos'],
  ['true', 'With photos'],
];
const PERMITS: Options = [
  ['', 'With and without'],
  ['false', 'Without a permit'],
  ['true', 'With a permit'],
];
const SORTS: Options = [
  ['', 'Changed last'],
  ['price-asc', 'Lowest price first'],
  ['price-desc', 'Highest price first'],
  ['community', 'By community'],
  ['adviser', 'By adviser'],
];

/** Collapsed filters, counted on the button. */
const FOLDED = ['community', 'adviser', 'minPrice', 'maxPrice', 'hasPhotos', 'hasPermit', 'source'];

/** The search is stored in the URL, so that it can be shared and Back restores it. */
export function PropertySearch() {
  const [params] = useSearchParams();
  const { communities, advisers, sources } = useSuspenseQuery(choicesQuery).data;
  const form = useRef<HTMLFormElement>(null);
  const foldedId = useId();
  const { pathname } = useLocation();
  const { state, location: coming } = useNavigation();
  const submit = useSubmit();
  const folded = FOLDED.filter((name) => params.has(name) && params.get(name) !== '').length;
  const [isOpen, setIsOpen] = useState(folded > 0);

  /** Includes typed text that was not submitted yet. */
  const search = (changes: Record<string, string> = {}): void => {
    // Starts from the pending navigation, so that two filters set in quick succession are both kept.
    const next = new URLSearchParams(coming?.pathname === pathname ? coming.search : params);
    next.delete('page');
    const typed = ['q', 'minPrice', 'maxPrice'].map((name) => [name, textOf(form.current, name)] as const);
    for (const [name, value] of [...typed, ...Object.entries(changes)])
      if (value === '') next.delete(name);
      else next.set(name, value);
    void submit(next);
  };
  const select = (name: string, label: string, options: Options) => (
    <SelectField
      label={label}
      name={name}
      value={params.get(name) ?? ''}
      onText={(value) => {
        search({ [name]: value });
      }}
      options={withCurrent(options, params.get(name) ?? '')}
    />
  );
  const named = (names: readonly string[]): Options => names.map((name) => [name, name] as const);
  return (
    <Form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <div className={styles.search}>
        <Typed key={`q ${params.get('q') ?? ''}`} name="q" first={params.get('q') ?? ''} />
        {select('adType', 'For', AD_TYPES)}
        {select('type', 'Type', TYPES)}
        {select('status', 'Show', STATUSES)}
        {select('sort', 'Order', SORTS)}
        <Button type="submit" kind="primary" busy={state === 'loading'}>
          Search
        </Button>
      </div>
      <div className={styles.fold}>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-controls={foldedId}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {LIST_LABELS.filters(folded)}
        </Button>
        {toView(params) !== '' && <ButtonLink to="?">{LIST_LABELS.clear}</ButtonLink>}
      </div>
      <div id={foldedId} className={styles.filters} hidden={!isOpen}>
        {select('community', 'Community', [['', 'All communities'], ...named(communities)])}
        {select('adviser', 'Adviser', [
          ['', 'All advisers'],
          [NOBODY, 'No adviser'],
          ...named(advisers.map(({ name }) => name)),
        ])}
        <Typed
          key={`from ${params.get('minPrice') ?? ''}`}
          name="minPrice"
          first={params.get('minPrice') ?? ''}
        />
        <Typed
          key={`to ${params.get('maxPrice') ?? ''}`}
          name="maxPrice"
          first={params.get('maxPrice') ?? ''}
        />
        {select('hasPhotos', 'Photos', PHOTOS)}
        {select('hasPermit', 'Permit', PERMITS)}
        {select('source', 'Source', [
          ['', 'All sources'],
          ...sources.map((name) => [name, name === 'by-hand' ? LIST_LABELS.own : name] as const),
        ])}
      </div>
    </Form>
  );
}

/** A value of the URL that is no longer a choice is still shown. */
const withCurrent = (options: Options, current: string): Options =>
  options.some(([value]) => value === current) ? options : [...options, [current, current]];

const TYPED = {
  q: {
    label: 'Search',
    type: 'search',
    maxLength: 200,
    placeholder: 'Name, title, community or reference',
  },
  minPrice: { label: 'Price from (AED)', inputMode: 'numeric', pattern: '[0-9]*', maxLength: 10 },
  maxPrice: { label: 'Price to (AED)', inputMode: 'numeric', pattern: '[0-9]*', maxLength: 10 },
} as const;

function Typed({ name, first }: { name: keyof typeof TYPED; first: string }) {
  const [text, setText] = useState(first);
  return <TextField {...TYPED[name]} name={name} value={text} onText={setText} />;
}

function textOf(form: HTMLFormElement | null, name: string): string {
  const value = form === null ? null : new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
