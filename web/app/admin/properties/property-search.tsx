import { useRef, useState } from 'react';
import { Form, useNavigation, useSearchParams, useSubmit } from 'react-router';
import { UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { HOMES } from './property-address';
import styles from './properties.module.css';

const FILTERS = [
  [
    'adType',
    'For',
    [
      ['', 'Sale and rent'],
      ['sale', 'Sale'],
      ['rent', 'Rent'],
    ],
  ],
  [
    'type',
    'Type',
    [['', 'All types'], [HOMES, 'All homes'], ...UNIT_TYPES.map((name) => [name, name] as const)],
  ],
  [
    'status',
    'Show',
    [
      ['', 'All listings'],
      ['public', 'On the site'],
      ['missing', 'Missing, removed next time'],
      ['hidden', 'Hidden'],
      ['withdrawn', 'Withdrawn'],
      ['overridden', 'With locks'],
    ],
  ],
] as const;

/** What is looked for goes into the address: it can be sent to a colleague, and Back finds it again. */
export function PropertySearch() {
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const submit = useSubmit();
  const q = params.get('q') ?? '';

  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(params);
    next.delete('page');
    // What is typed but not searched for yet counts too.
    next.set('q', textOf(form.current, 'q'));
    next.set(name, value);
    void submit(next);
  };
  return (
    <Form ref={form} role="search" className={styles.search}>
      <Words key={q} first={q} />
      {FILTERS.map(([name, label, options]) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          value={params.get(name) ?? ''}
          onText={(value) => {
            choose(name, value);
          }}
          options={options}
        />
      ))}
      <Button type="submit" kind="primary" busy={state === 'loading'}>
        Search
      </Button>
    </Form>
  );
}

function Words({ first }: { first: string }) {
  const [q, setQ] = useState(first);
  return (
    <TextField
      label="Search"
      type="search"
      name="q"
      maxLength={200}
      placeholder="Name, title, community or reference"
      value={q}
      onText={setQ}
    />
  );
}

function textOf(form: HTMLFormElement | null, name: string): string {
  const value = form === null ? null : new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
