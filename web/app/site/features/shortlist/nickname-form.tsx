import { useId, useState, type SyntheticEvent } from 'react';
import { SHORTLIST_LIMITS } from '@manzil/contracts/leads/shortlist-limits';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import button from '../../../shared/ui/link-button.module.css';
import css from './shortlist.module.css';

interface NicknameFormProps {
  /** Undefined before the person has joined. */
  name: string | undefined;
  onName: (name: string) => void;
}

/** The form to join with a nickname, and to change it later. */
export function NicknameForm({ name, onName }: NicknameFormProps) {
  const words = onDemandTexts(shortlistTexts, useTexts());
  const [isOpen, setOpen] = useState(false);
  if (name !== undefined && !isOpen)
    return (
      <p className={css.me}>
        {words.join.as({ name })}{' '}
        <button
          type="button"
          className={css.textButton}
          onClick={() => {
            setOpen(true);
          }}
        >
          {words.join.change}
        </button>
      </p>
    );
  return (
    <section className={css.join}>
      {name === undefined && <h2>{words.join.title}</h2>}
      <NicknameFields
        initial={name}
        submit={name === undefined ? words.join.submit : words.join.save}
        onName={(given) => {
          setOpen(false);
          onName(given);
        }}
      />
    </section>
  );
}

interface NicknameFieldsProps {
  initial?: string | undefined;
  submit: string;
  isBusy?: boolean;
  onName: (name: string) => void;
}

export function NicknameFields({ initial, submit, isBusy = false, onName }: NicknameFieldsProps) {
  const words = onDemandTexts(shortlistTexts, useTexts());
  const id = useId();
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('name');
    const name = typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cs}]/gu, '').trim() : '';
    if (name !== '' && !isBusy) onName(name);
  };
  return (
    <form className={css.form} onSubmit={send}>
      <label htmlFor={id}>{words.start.nickname}</label>
      <p id={`${id}-hint`} className={css.soft}>
        {words.start.nicknameHint}
      </p>
      <input
        id={id}
        name="name"
        className={css.input}
        autoComplete="nickname"
        maxLength={SHORTLIST_LIMITS.nickname}
        aria-describedby={`${id}-hint`}
        defaultValue={initial}
        required
      />
      <button type="submit" className={button.primary} aria-disabled={isBusy}>
        {submit}
      </button>
    </form>
  );
}
