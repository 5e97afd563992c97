import type { Person, PersonFields } from '@manzil/contracts/gateway/person';
import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/people';
import { IMAGE_FORMATS } from '@manzil/contracts/media/upload';
import { useRef } from 'react';
import { Button } from '../../../shared/ui/button';
import { CheckGroup } from '../../../shared/ui/check-group';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';
import { ROLE_OPTIONS, ROLE_SENTENCES } from '../../kit/access/role-labels';
import { ApiProblem, callApi } from '../../kit/data/call-api';
import { FormProblem } from '../../kit/form/form-problem';
import { ListField } from '../../kit/form/list-field';
import { useContractForm } from '../../kit/form/use-contract-form';
import { StickyBar } from '../../kit/layout/sticky-bar';
import { FocalPointPicker } from '../../kit/media/focal-point-picker';
import { ImageField } from '../../kit/media/image-field';
import { IMAGE_LIMIT } from '../../kit/media/image-limit';
import { PERSON_TEXTS as TEXTS } from './people-texts';
import styles from './people.module.css';

export type SavedPerson = Result<typeof http.savePerson>;

const SWITCHES = [
  ['mayLogIn', TEXTS.mayLogIn],
  ['onTeamPage', TEXTS.onTeamPage],
  ['advises', TEXTS.advises],
] as const;

const valuesOf = (person: Person | undefined): PersonFields => {
  const member = person?.member ?? null;
  const card = person?.card ?? null;
  return {
    name: member?.name || (card?.name ?? ''),
    email: person?.email ?? '',
    mayLogIn: member !== null && member.state !== 'disabled',
    role: member?.role ?? 'agent',
    onTeamPage: card !== null && card.lifecycle?.live !== false,
    advises: card?.advises ?? false,
    designation: card?.designation ?? '',
    photo: card?.photo ?? '',
    focalX: card?.focalX ?? 50,
    focalY: card?.focalY ?? 50,
    phone: card?.phone ?? '',
    whatsapp: card?.whatsapp ?? '',
    brn: card?.brn ?? '',
    brnExpires: card?.brnExpires ?? '',
    languages: card?.languages ?? [],
    about: card?.about ?? '',
    cardVersion: card?.version ?? null,
  };
};

interface PersonFormProps {
  /** Undefined for a new person. */
  person: Person | undefined;
  onSaved: (saved: SavedPerson, name: string) => void | Promise<void>;
}

const IMAGE_HINT = `${IMAGE_FORMATS}, at most 2 MB`;

/** One form for what three services know of a person. */
export function PersonForm({ person, onSaved }: PersonFormProps) {
  // A login that was saved without its card is the person to save the rest for.
  const target = useRef(person?.id);
  const form = useContractForm(http.addPerson, {
    values: valuesOf(person),
    send: async (body): Promise<SavedPerson> => {
      try {
        if (target.current === undefined) return await callApi(http.addPerson, { body });
        return await callApi(http.savePerson, { params: { id: target.current }, body });
      } catch (error) {
        const saved = error instanceof ApiProblem ? error.details.person : undefined;
        if (typeof saved === 'string') target.current = saved;
        throw error;
      }
    },
    onSaved: (saved, { name }) => onSaved(saved, name),
  });
  const { values, set, issueOf } = form;
  const isInvited = values.mayLogIn && (person?.member ?? null) === null;
  return (
    <form className={styles.form} {...form.attributes}>
      <FormFields className={styles.form}>
        <div className="backend-columns">
          <TextField label={TEXTS.name} hint={TEXTS.nameHint} {...form.text('name')} />
          <TextField label={TEXTS.email} type="email" hint={TEXTS.emailHint} {...form.text('email')} />
        </div>
        <CheckGroup
          label={TEXTS.switches}
          hint={isInvited ? `${TEXTS.invites} ${TEXTS.switchesHint}` : TEXTS.switchesHint}
          options={SWITCHES}
          chosen={SWITCHES.flatMap(([key]) => (values[key] ? [key] : []))}
          onChange={(chosen) => {
            for (const [key] of SWITCHES) set(key, chosen.includes(key));
          }}
        />
        {values.mayLogIn && (
          <SelectField
            label={TEXTS.role}
            hint={ROLE_SENTENCES[values.role]}
            options={ROLE_OPTIONS}
            {...form.text('role')}
          />
        )}
        <div className="backend-columns">
          <TextField
            label={TEXTS.designation}
            hint={values.onTeamPage ? TEXTS.neededOnTeamPage : undefined}
            {...form.text('designation')}
          />
          <TextField label={TEXTS.phone} type="tel" {...form.text('phone')} />
          <TextField label={TEXTS.whatsapp} type="tel" {...form.text('whatsapp')} />
          <ListField
            label={TEXTS.languages}
            hint={TEXTS.languagesHint}
            values={values.languages}
            issue={issueOf('languages')}
            onChange={(languages) => {
              set('languages', languages);
            }}
          />
          <TextField label={TEXTS.brn} inputMode="numeric" {...form.text('brn')} />
          <TextField label={TEXTS.brnExpires} type="date" {...form.text('brnExpires')} />
        </div>
        <AreaField label={TEXTS.about} rows={4} {...form.text('about')} />
        <ImageField
          {...form.input('photo')}
          {...IMAGE_LIMIT}
          label={TEXTS.photo}
          hint={values.onTeamPage ? `${TEXTS.neededOnTeamPage} ${IMAGE_HINT}` : IMAGE_HINT}
        />
        {values.photo !== '' && (
          <FocalPointPicker
            photo={values.photo}
            point={{ x: values.focalX, y: values.focalY }}
            hint={TEXTS.focalHint}
            shape="portrait"
            shapeLabel={TEXTS.focalLabel}
            onChange={({ x, y }) => {
              set('focalX', x);
              set('focalY', y);
            }}
          />
        )}
      </FormFields>
      <EditOnly>
        <StickyBar>
          <FormProblem form={form} />
          <Button type="submit" kind="primary" busy={form.busy}>
            {TEXTS.save}
          </Button>
        </StickyBar>
      </EditOnly>
    </form>
  );
}
