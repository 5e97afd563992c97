import { createContext, use } from 'react';
import type { FieldErrors, FormValues } from '../../lib/forms';

interface FormState {
  /** Beginning of the ids of all fields. */
  id: string;
  errors: FieldErrors;
  /** The initial values of the fields. */
  values: FormValues;
}

const FormContext = createContext<FormState>({ id: 'form', errors: {}, values: {} });

export const FormProvider = FormContext.Provider;

export interface FieldState {
  id: string;
  error: string | undefined;
  value: string;
  /** Ids of what describes the field: its hint and, while it is wrong, its error. */
  describedBy: string | undefined;
}

/** Returns the state of the field named `name` in its form. */
export function useField(name: string, hasHint = false): FieldState {
  const { id: form, errors, values } = use(FormContext);
  const id = `${form}-${name}`;
  const error = errors[name];
  const describedBy = [hasHint && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return { id, error, value: values[name] ?? '', describedBy: describedBy || undefined };
}
