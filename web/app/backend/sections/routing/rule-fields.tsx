import { AD_TYPES, ALL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { Button } from '../../../shared/ui/button';
import { CheckGroup } from '../../../shared/ui/check-group';
import { SelectField, TextField } from '../../../shared/ui/field';
import type { RuleValues } from './routing-form';
import { HOURS, KINDS, ROUTING_TEXTS as TEXTS, TO } from './routing-texts';
import styles from './routing.module.css';
import { LANGUAGE_OPTIONS } from '../../kit/labels/languages';
import { memberName } from '../../kit/labels/member-name';

const UNIT_TYPE_OPTIONS = ALL_UNIT_TYPES.map((type) => [type, type] as const);
const AD_TYPE_OPTIONS = [['', 'Sale or rent'], ...AD_TYPES.map((type) => [type, type] as const)] as const;

interface RuleFieldsProps {
  rule: RuleValues;
  index: number;
  isLast: boolean;
  usernames: readonly string[];
  issueOf: (field: string) => string | undefined;
  onChange: (change: Partial<RuleValues>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One rule: its conditions, and who gets the lead. */
export function RuleFields({ rule, index, isLast, usernames, ...given }: RuleFieldsProps) {
  const { issueOf, onChange, onMove, onRemove } = given;
  const title = TEXTS.rule(index + 1, rule.name);
  type Text = 'name' | 'places' | 'priceFrom' | 'priceTo' | 'respondWithin';
  const text = (field: Text | 'adType' | 'escalateTo' | 'hours' | 'to') => ({
    value: rule[field],
    issue: issueOf(field),
    onText: (value: string) => {
      onChange({ [field]: value });
    },
  });
  return (
    <fieldset className={styles.rule}>
      <legend>{title}</legend>
      <TextField label={TEXTS.name} hint={TEXTS.nameHint} required maxLength={80} {...text('name')} />
      <p className={styles.part}>{TEXTS.conditions}</p>
      <CheckGroup
        label={TEXTS.kinds}
        options={KINDS}
        chosen={rule.kinds}
        onChange={(kinds) => {
          onChange({ kinds });
        }}
      />
      <CheckGroup
        label={TEXTS.unitTypes}
        options={UNIT_TYPE_OPTIONS}
        chosen={rule.unitTypes}
        onChange={(unitTypes) => {
          onChange({ unitTypes });
        }}
      />
      <CheckGroup
        label={TEXTS.languages}
        options={LANGUAGE_OPTIONS}
        chosen={rule.languages}
        onChange={(languages) => {
          onChange({ languages });
        }}
      />
      <div className="backend-columns">
        <TextField label={TEXTS.places} hint={TEXTS.placesHint} {...text('places')} />
        <SelectField label={TEXTS.adType} options={AD_TYPE_OPTIONS} {...text('adType')} />
        <TextField
          label={TEXTS.priceFrom}
          hint={TEXTS.priceHint}
          inputMode="numeric"
          {...text('priceFrom')}
        />
        <TextField label={TEXTS.priceTo} hint={TEXTS.priceHint} inputMode="numeric" {...text('priceTo')} />
        <SelectField label={TEXTS.received} options={HOURS} {...text('hours')} />
      </div>
      <SelectField label={TEXTS.assigned} options={TO} {...text('to')} />
      <MemberFields
        members={rule.members}
        usernames={usernames}
        issue={issueOf('members')}
        onChange={(members) => {
          onChange({ members });
        }}
      />
      <div className="backend-columns">
        <TextField
          label={TEXTS.respondWithin}
          hint={TEXTS.respondHint}
          inputMode="numeric"
          {...text('respondWithin')}
        />
        <SelectField
          label={TEXTS.escalateTo}
          options={[
            ['', TEXTS.nobody],
            ...withStored(rule.escalateTo, usernames).map(
              (name) => [name, labelOf(name, usernames)] as const,
            ),
          ]}
          {...text('escalateTo')}
        />
      </div>
      <div className="backend-actions">
        <Button
          disabled={index === 0}
          aria-label={`${TEXTS.up}: ${title}`}
          onClick={() => {
            onMove(-1);
          }}
        >
          {TEXTS.up}
        </Button>
        <Button
          disabled={isLast}
          aria-label={`${TEXTS.down}: ${title}`}
          onClick={() => {
            onMove(1);
          }}
        >
          {TEXTS.down}
        </Button>
        <Button aria-label={`${TEXTS.remove}: ${title}`} onClick={onRemove}>
          {TEXTS.remove}
        </Button>
      </div>
    </fieldset>
  );
}

/** A member disabled since is still shown, so that they can be removed. */
const withStored = (stored: string, usernames: readonly string[]): string[] =>
  stored === '' || usernames.includes(stored) ? [...usernames] : [...usernames, stored];

const labelOf = (name: string, usernames: readonly string[]): string =>
  usernames.includes(name) ? memberName(name) : TEXTS.disabled(memberName(name));

interface MemberFieldsProps {
  members: RuleValues['members'];
  usernames: readonly string[];
  issue: string | undefined;
  onChange: (members: RuleValues['members']) => void;
}

function MemberFields({ members, usernames, issue, onChange }: MemberFieldsProps) {
  const chosen = members.map(({ username }) => username);
  // A member who has left since is still shown, so that they can be removed.
  const all = [...new Set([...usernames, ...chosen])];
  return (
    <>
      <CheckGroup
        label={TEXTS.members}
        hint={TEXTS.weightHint}
        issue={issue}
        options={all.map((name) => [name, labelOf(name, usernames)] as const)}
        chosen={chosen}
        onChange={(names) => {
          const weights = new Map(members.map(({ username, weight }) => [username, weight]));
          onChange(names.map((username) => ({ username, weight: weights.get(username) ?? '1' })));
        }}
      />
      <div className={styles.weights}>
        {members.map(({ username, weight }) => (
          <TextField
            key={username}
            label={TEXTS.weight(memberName(username))}
            type="number"
            min={1}
            max={20}
            value={weight}
            onText={(value) => {
              onChange(members.map((one) => (one.username === username ? { username, weight: value } : one)));
            }}
          />
        ))}
      </div>
    </>
  );
}
