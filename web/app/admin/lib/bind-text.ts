import type { Draft } from './use-draft';

type TextField<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string;

/** What a text field shows of a draft, and what to do when somebody types into it. */
export const bindText = <T extends object>(draft: Draft<T>, field: TextField<T>) => ({
  value: draft.values[field] as string,
  issue: draft.issueOf(field),
  onText: (text: string) => {
    draft.set(field, text as T[TextField<T>]);
  },
});

/** The same for an image or a rich text, whose editors tell of a change. */
export function bindValue<T extends object>(draft: Draft<T>, field: TextField<T>) {
  const { onText: onChange, ...shown } = bindText(draft, field);
  return { ...shown, onChange };
}
