import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { useEffect, useId, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { get, useForm, useWatch, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { z } from 'zod';
import { markStale } from '../data/query-client';
import { ApiProblem, messageOf, type FieldIssue } from '../data/call-api';
import { conflictIn, type Conflict } from './conflict';
import { errorsOf, issuesIn } from './field-issues';
import { readDraft } from '../data/draft-storage';
import { useStoredDraft } from './use-stored-draft';
import { useMayCall } from '../access/access';

/** The request body before validation; fields of a multipart form are untyped. */
export type BodyInput<E extends Endpoint> = [Exclude<E['body'], undefined>] extends [never]
  ? Record<string, unknown>
  : z.input<Exclude<E['body'], undefined>>;

type TextField<Values> = {
  [K in keyof Values]: Values[K] extends string ? K : never;
}[keyof Values] &
  string;

export interface FormOptions<E extends Endpoint, Values extends FieldValues, Saved> {
  /** Stored values, or the blank form. */
  values: Values;
  /** Rules in addition to the endpoint's schema; `before` has the stored values. */
  check?: (values: Values, before: Values) => readonly FieldIssue[];
  /** Field of the form for a field of the body, where the two differ. */
  fieldOf?: (field: string) => string;
  /** Field that shows errors without a field, in a form that has one place for errors. */
  refusalField?: Path<Values>;
  send: (body: BodyInput<E>, version: number) => Promise<Saved>;
  /** `values` are the sent ones. */
  onSaved: (saved: Saved, values: Values) => void | Promise<void>;
  /** Version of `values`; a save replaces it. */
  version?: number;
  /** Storage key of unsaved input on this device. */
  draft?: string;
}

export interface Replaced<Values> {
  version: number;
  values: Values;
}

type BodyOf<E extends Endpoint, Values> = (values: Values, replaced: Replaced<Values>) => BodyInput<E>;

export interface ContractForm<Values> {
  values: Values;
  /** The stored values that the form is based on. */
  base: Values;
  set: <K extends keyof Values & string>(field: K, value: Values[K]) => void;
  /** Takes a field or a part of one, such as `links.0.url`. */
  issueOf: (field: string) => string | undefined;
  /** For fields that are not among the values, such as files. */
  clearIssues: (fields: readonly string[]) => void;
  /** Props of a text field or a select. */
  text: (field: TextField<Values>) => Bound & { onText: (text: string) => void };
  /** Props of an image or a rich text. */
  input: (field: TextField<Values>) => Bound & { onChange: (value: string) => void };
  /** For the `form` element. */
  attributes: { id: string; noValidate: true; onSubmit: (event: SubmitEvent) => void };
  busy: boolean;
  /** The reason why nothing was saved. */
  problem: string | undefined;
  conflict: Conflict | undefined;
  /** Closes the choice after a conflict for now. */
  dismissConflict: () => void;
  /** Submits the form; with `overVersion` it replaces what another member saved in the meantime. */
  submit: (overVersion?: number) => Promise<void>;
  dirty: boolean;
  /** True when the values came from a draft on this device. */
  recovered: boolean;
  /** Incremented when the values are replaced; used as the key of stateful editors. */
  generation: number;
  /** Resets to the stored values. */
  discard: () => void;
  /** Resets the form to `values`, which are stored as `version`. */
  settle: (values: Values, version: number) => void;
  /** Records that `values` are stored as `version`; input since then is kept. */
  noteStored: (values: Values, version: number) => void;
  /** Replaces the base by the stored `values`; input that differs from `before`, the values that were sent, is kept. */
  rebase: (values: Values, version: number, before: Values) => void;
  /** Returns `values` with the input that differs from `before`, the values that were sent; undefined without any. */
  typedSince: (before: Values, values: Values) => Values | undefined;
}

interface Bound {
  value: string;
  issue: string | undefined;
}

/**
 * The form of an endpoint: its values are validated by the schema of the endpoint before they are sent, problems of the
 * server are shown at their fields, the first field with an error gets the focus, a second submit waits for the first,
 * and a refusal leaves all values as they are.
 */
export function useContractForm<E extends Endpoint, Values extends FieldValues & BodyInput<E>, Saved>(
  endpoint: E,
  options: FormOptions<E, Values, Saved>,
): ContractForm<Values>;
/** `bodyOf` converts the values to the request body, where they differ. */
export function useContractForm<E extends Endpoint, Values extends FieldValues, Saved>(
  endpoint: E,
  options: FormOptions<E, Values, Saved> & { bodyOf: BodyOf<E, Values> },
): ContractForm<Values>;
export function useContractForm<E extends Endpoint, Values extends FieldValues, Saved>(
  endpoint: E,
  options: FormOptions<E, Values, Saved> & { bodyOf?: BodyOf<E, Values> },
): ContractForm<Values> {
  const { check, fieldOf = same, refusalField, send, onSaved } = options;
  const isAllowed = useMayCall(endpoint);
  // Unsaved work is not restored for a member who may not save it; it stays on the device for a member who may.
  const draft = isAllowed ? options.draft : undefined;
  const toBody = (values: Values, version: number): BodyInput<E> =>
    options.bodyOf?.(values, { version, values: stored.values }) ?? (values as BodyInput<E>);
  const id = useId();
  const [recalled] = useState(() => readDraft<Values>(draft));
  const [stored, setStored] = useState(() => ({ values: options.values, version: options.version ?? 0 }));
  const [begun, setBegun] = useState(() => ({
    base: recalled === undefined ? stored.version : Number(recalled.base),
    recovered: recalled !== undefined && !isSame(recalled.values, stored.values),
    generation: 0,
  }));
  const [conflict, setConflict] = useState<Conflict | undefined>();
  // Guards against a double submit before the re-render.
  const sending = useRef(false);

  const form = useForm<Values>({
    defaultValues: (recalled?.values ?? stored.values) as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const invalid = issuesIn(endpoint.body ?? endpoint.multipart ?? NOTHING, toBody(values, begun.base));
      const issues = [
        ...(check?.(values, stored.values) ?? []),
        ...invalid.map((one) => ({ ...one, field: fieldOf(one.field) })),
      ];
      return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf<Values>(issues) };
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const values = useWatch({ control: form.control }) as Values;
  const dirty = useMemo(() => !isSame(values, stored.values), [values, stored]);
  const removeDraft = useStoredDraft(draft, dirty ? { base: String(begun.base), values } : undefined);

  useEffect(() => {
    // Errors are rendered together with the count, so a failed submit has already marked its fields.
    if (submitCount > 0)
      document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [id, submitCount]);

  const settle = (next: Values, version: number): void => {
    removeDraft();
    setStored({ values: next, version });
    setBegun(({ generation }) => ({ base: version, recovered: false, generation: generation + 1 }));
    setConflict(undefined);
    form.reset(next);
  };
  const noteStored = (sent: Values, version: number): void => {
    removeDraft();
    setStored({ values: sent, version });
    setBegun((now) => ({ ...now, base: version, recovered: false }));
    setConflict(undefined);
  };
  const fail = (issues: readonly FieldIssue[], message: string): void => {
    for (const issue of issues)
      form.setError(fieldOf(issue.field) as Path<Values>, { message: issue.message });
    if (issues.length === 0 && refusalField !== undefined) form.setError(refusalField, { message });
    else form.setError('root', { message });
  };
  const fieldsTypedSince = (before: Values): [Path<Values>, Values[Path<Values>]][] => {
    const now = form.getValues();
    return (Object.keys(now) as Path<Values>[])
      .filter((field) => !isSame(now[field], before[field]))
      .map((field) => [field, now[field]]);
  };
  const rebase = (next: Values, version: number, before: Values): void => {
    const typed = fieldsTypedSince(before);
    settle(next, version);
    for (const [field, value] of typed) form.setValue(field, value);
  };
  const typedSince = (before: Values, next: Values): Values | undefined => {
    const typed = fieldsTypedSince(before);
    return typed.length === 0 ? undefined : { ...next, ...Object.fromEntries(typed) };
  };
  const save = async (valid: Values, version: number): Promise<void> => {
    try {
      const saved = await send(toBody(valid, version), version);
      // Other lists may show the saved values.
      markStale();
      // The choice after a conflict stays visible until the resulting save has succeeded.
      setConflict(undefined);
      await onSaved(saved, valid);
    } catch (error) {
      const found = conflictIn(error);
      setConflict(found);
      if (found === undefined) fail(error instanceof ApiProblem ? error.issues : [], messageOf(error));
    }
  };
  const submit = async (overVersion = begun.base): Promise<void> => {
    if (sending.current || !isAllowed) return;
    sending.current = true;
    await form.handleSubmit(
      (valid) => save(valid, overVersion),
      () => {
        setConflict(undefined);
        form.setError('root', { message: INVALID });
      },
    )();
    sending.current = false;
  };
  const set = <K extends keyof Values & string>(field: K, value: Values[K]): void => {
    if (!isAllowed) return;
    const name: string = field;
    const path = name as Path<Values>;
    form.setValue(path, value);
    form.clearErrors(path);
  };
  const issueOf = (field: string): string | undefined => {
    const error: { message?: string } | undefined = get(errors, field);
    return error?.message;
  };
  const bound = (field: TextField<Values>) => ({ value: values[field] as string, issue: issueOf(field) });
  const setText = (field: TextField<Values>) => (text: string) => {
    set(field, text as Values[TextField<Values>]);
  };

  return {
    values,
    base: stored.values,
    set,
    issueOf,
    clearIssues: (fields) => {
      form.clearErrors([...fields] as Path<Values>[]);
    },
    text: (field) => ({ ...bound(field), onText: setText(field) }),
    input: (field) => ({ ...bound(field), onChange: setText(field) }),
    attributes: {
      id,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // In React, events of a dialog's form bubble to the form that opened it, which must not be submitted too.
        event.stopPropagation();
        void submit();
      },
    },
    busy: isSubmitting,
    problem: errors.root?.message,
    conflict,
    dismissConflict: () => {
      setConflict(undefined);
    },
    submit,
    dirty,
    recovered: begun.recovered && dirty,
    generation: begun.generation,
    discard: () => {
      settle(stored.values, stored.version);
    },
    settle,
    noteStored,
    rebase,
    typedSince,
  };
}

const INVALID = 'Nothing has been saved. Please check the marked fields.';
const NOTHING = z.unknown();

const same = (field: string): string => field;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
