import { useSuspenseQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '../../../../shared/ui/field';
import { advisersQuery } from '../property-calls';
import { AGENT_PARTS, Corrected } from './form-fields';
import { FIELD_TEXTS } from './form-texts';
import { useListingForm } from './listing-form-context';

const NOBODY = '';
const OTHER = '-';

/** Selects the adviser: one of the team, one of another listing, or a person typed in. */
export function AdviserFields() {
  const { form } = useListingForm();
  const advisers = useSuspenseQuery(advisersQuery).data;
  const { agentName } = form.values;
  const chosen = advisers.find(({ name }) => name === agentName);
  const choose = (name: string): void => {
    const agent = advisers.find((adviser) => adviser.name === name);
    form.set('agentName', name === OTHER ? ' ' : name);
    form.set('agentPhone', agent?.phone ?? '');
    form.set('agentEmail', agent?.email ?? '');
    form.set('agentPhoto', agent?.photo ?? '');
    form.set('agentLicence', agent?.licence ?? '');
  };
  return (
    <Corrected parts={AGENT_PARTS} label={FIELD_TEXTS.adviser.label}>
      <div className="backend-form">
        <SelectField
          label={FIELD_TEXTS.adviser.label}
          value={agentName === '' ? NOBODY : chosen === undefined ? OTHER : agentName}
          onText={choose}
          options={[
            [NOBODY, 'No adviser'],
            ...advisers.map(({ name }) => [name, name] as const),
            [OTHER, 'Someone else'],
          ]}
        />
        {agentName !== '' && (
          <div className="backend-columns">
            <TextField label={FIELD_TEXTS.agentName.label} maxLength={300} {...form.text('agentName')} />
            <TextField
              label={FIELD_TEXTS.agentPhone.label}
              type="tel"
              maxLength={300}
              {...form.text('agentPhone')}
            />
            <TextField
              label={FIELD_TEXTS.agentEmail.label}
              type="email"
              maxLength={300}
              {...form.text('agentEmail')}
            />
            <TextField
              label={FIELD_TEXTS.agentLicence.label}
              maxLength={300}
              {...form.text('agentLicence')}
            />
          </div>
        )}
      </div>
    </Corrected>
  );
}
