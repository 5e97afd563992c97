import { MOST_RELATED_HOMES, type RelatedHomes } from '@manzil/contracts/content/related-homes';
import { ALL_UNIT_TYPES, type AdType, type UnitType } from '@manzil/contracts/listings/vocabulary';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import { POST_TEXTS } from './post-texts';
import { HomeSearch } from '../../kit/rich-text/home-search';
import styles from './post-screen.module.css';

const TEXTS = POST_TEXTS.homes;
const CHOICES = [
  ['text', TEXTS.text],
  ['hand', TEXTS.hand],
  ['search', TEXTS.search],
  ['none', TEXTS.none],
] as const;

const BEGINNINGS: Record<string, RelatedHomes> = {
  hand: { by: 'hand', homes: [] },
  search: { by: 'search', adType: 'sale', location: '', unitType: null },
  none: { by: 'none' },
};

interface RelatedHomesFieldProps {
  value: RelatedHomes | null;
  issue: string | undefined;
  onChange: (value: RelatedHomes | null) => void;
}

export function RelatedHomesField({ value, issue, onChange }: RelatedHomesFieldProps) {
  return (
    <>
      <SelectField
        label={TEXTS.label}
        options={CHOICES}
        issue={issue}
        value={value?.by ?? 'text'}
        onText={(by) => {
          onChange(BEGINNINGS[by] ?? null);
        }}
      />
      {value?.by === 'hand' && <NamedHomes value={value} onChange={onChange} />}
      {value?.by === 'search' && <SearchedHomes value={value} onChange={onChange} />}
    </>
  );
}

type Part<By> = { value: Extract<RelatedHomes, { by: By }> } & Pick<RelatedHomesFieldProps, 'onChange'>;

function NamedHomes({ value, onChange }: Part<'hand'>) {
  const { homes } = value;
  return (
    <>
      {homes.length > 0 && (
        <ul className={styles.homes}>
          {homes.map(({ id, reference }) => (
            <li key={id}>
              {reference}
              <Button
                kind="quiet"
                onClick={() => {
                  onChange({ by: 'hand', homes: homes.filter((home) => home.id !== id) });
                }}
              >
                {TEXTS.remove(reference)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {homes.length >= MOST_RELATED_HOMES ? (
        <p className={styles.soft}>{TEXTS.most}</p>
      ) : (
        <HomeSearch
          onHome={({ id, reference }) => {
            if (!homes.some((home) => home.id === id))
              onChange({ by: 'hand', homes: [...homes, { id, reference }] });
          }}
        />
      )}
    </>
  );
}

function SearchedHomes({ value, onChange }: Part<'search'>) {
  return (
    <>
      <SelectField
        label={TEXTS.adType}
        options={[
          ['sale', 'For sale'],
          ['rent', 'For rent'],
        ]}
        value={value.adType}
        onText={(adType) => {
          onChange({ ...value, adType: adType as AdType });
        }}
      />
      <TextField
        label={TEXTS.location}
        hint={TEXTS.locationHint}
        maxLength={100}
        value={value.location}
        onText={(location) => {
          onChange({ ...value, location });
        }}
      />
      <SelectField
        label={TEXTS.unitType}
        options={[['', TEXTS.allTypes], ...ALL_UNIT_TYPES.map((type) => [type, type] as const)]}
        value={value.unitType ?? ''}
        onText={(type) => {
          onChange({ ...value, unitType: type === '' ? null : (type as UnitType) });
        }}
      />
    </>
  );
}
