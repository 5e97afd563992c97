import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { Button } from '../ui/button';
import { SelectField, TextField } from '../ui/field';
import styles from './properties.module.css';

/** What is looked for goes into the address: it can be sent to a colleague, and Back finds it again. */
export function PropertySearch({ params }: { params: URLSearchParams }) {
  const [adType, setAdType] = useState(params.get('adType') ?? 'sale');
  const [type, setType] = useState(params.get('type') ?? '');
  const [q, setQ] = useState(params.get('q') ?? '');
  const { state } = useNavigation();
  return (
    <Form role="search" className={styles.search}>
      <TextField
        label="Search"
        type="search"
        name="q"
        maxLength={200}
        placeholder="Name, title, community or reference"
        value={q}
        onText={setQ}
      />
      <SelectField
        label="For"
        name="adType"
        value={adType}
        onText={setAdType}
        options={[
          ['sale', 'Sale'],
          ['rent', 'Rent'],
        ]}
      />
      <SelectField
        label="Type"
        name="type"
        value={type}
        onText={setType}
        options={[['', 'All types'], ...UNIT_TYPES.map((name) => [name, name] as const)]}
      />
      <Button type="submit" kind="primary" busy={state === 'loading'}>
        Search
      </Button>
    </Form>
  );
}
