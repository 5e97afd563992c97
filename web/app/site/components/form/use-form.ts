import { useEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import {
  readValues,
  type FieldErrors,
  type FormName,
  type FormOutcome,
  type FormValues,
} from '../../lib/forms';
import { originText, TRAIL_FIELD } from '../../lib/visit-origin';
import { newId, sendForm } from './send-form';
import { useTexts, type Texts } from '../../../shared/lib/texts';

/** Validates the values of a form by the same rules as the server. */
export type Check = (values: FormValues, texts: Texts) => FieldErrors;

interface FormSetup {
  name: FormName;
  /** Loads the rules, which are large, when the visitor begins to fill in the form. */
  loadCheck: () => Promise<Check>;
  /** The outcome when the page itself was requested by sending the form. */
  outcome?: FormOutcome | undefined;
  onDone: (next: string) => void;
}

interface State {
  errors: FieldErrors;
  outcome: FormOutcome | undefined;
  /** Number of refused attempts. */
  attempt: number;
  sending: boolean;
}

/**
 * State of one form. The fields keep their own values, so that no input is ever lost. Submits are ignored while one is
 * pending. The id of a submission changes only with its content, so that a submission whose response was lost can be
 * repeated.
 */
export function useForm({ name, loadCheck, outcome, onDone }: FormSetup) {
  const texts = useTexts();
  const [state, setState] = useState<State>({
    errors: outcome?.status === 'invalid' ? outcome.errors : {},
    outcome,
    attempt: 0,
    sending: false,
  });
  const check = useRef<Promise<Check | undefined>>(undefined);
  const busy = useRef(false);
  const pressed = useRef(false);
  const last = useRef({ id: '', content: '' });
  const shownAt = useRef(0);

  /** The rules; undefined if they cannot be loaded, and then only the server validates. */
  const rules = (): Promise<Check | undefined> => {
    check.current ??= loadCheck().catch(() => {
      check.current = undefined;
      return undefined;
    });
    return check.current;
  };

  useEffect(() => {
    shownAt.current = Date.now();
  }, []);

  /** Validates one field: when it is left filled in, and on every change while it has an error. */
  const review = async (form: HTMLFormElement, field: string, leaving: boolean) => {
    if (leaving && pressed.current) await pointerReleased();
    const wrong = (await rules())?.(readValues(new FormData(form)), texts)[field];
    setState((now) => {
      if (wrong === undefined ? now.errors[field] === undefined : !leaving && now.errors[field] === undefined)
        return now;
      const { [field]: _, ...others } = now.errors;
      return { ...now, errors: wrong === undefined ? others : { ...others, [field]: wrong } };
    });
  };

  const onFocus = () => {
    void rules();
  };
  const onPointerDown = () => {
    pressed.current = true;
    void pointerReleased().then(() => {
      pressed.current = false;
    });
  };
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (isTextField(target) && target.value.trim() !== '') void review(currentTarget, target.name, true);
  };
  const onInput = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const field = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (field !== null && state.errors[field] !== undefined) void review(currentTarget, field, false);
  };

  const refuse = (refused: FormOutcome) => {
    setState((now) => ({
      errors: refused.status === 'invalid' ? refused.errors : {},
      outcome: refused,
      attempt: now.attempt + 1,
      sending: false,
    }));
  };

  const submit = async (form: HTMLFormElement) => {
    const values = readValues(new FormData(form));
    const errors = (await rules())?.(values, texts) ?? {};
    if (Object.keys(errors).length > 0) {
      refuse({ status: 'invalid', errors });
      return;
    }
    const content = JSON.stringify(values);
    if (last.current.content !== content) last.current = { id: newId(), content };
    const answer = await sendForm(texts, name, {
      ...values,
      id: last.current.id,
      openForMs: String(Date.now() - shownAt.current),
      ...(name !== 'search' && { origin: originText(values[TRAIL_FIELD] === 'on') }),
    });
    if (answer.status !== 'done') {
      refuse(answer);
      return;
    }
    last.current = { id: '', content: '' };
    setState((now) => ({ ...now, errors: {}, outcome: answer, sending: false }));
    onDone(answer.next);
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setState((now) => ({ ...now, sending: true }));
    void submit(event.currentTarget).finally(() => {
      busy.current = false;
    });
  };

  return { ...state, handlers: { onFocus, onBlur, onInput, onSubmit, onPointerDown } };
}

const isTextField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio') ||
  target instanceof HTMLTextAreaElement;

/**
 * A message that appears between press and release moves what is being pressed away from under the pointer,
 * and the click is lost.
 */
const pointerReleased = (): Promise<void> =>
  new Promise((resolve) => {
    const release = () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      // After the click that follows the release.
      window.setTimeout(resolve, 0);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
  });
