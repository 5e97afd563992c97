import { OMISSIBLE_KINDS, type OmissibleKind } from '@manzil/contracts/content/translation';
import { useState } from 'react';
import { SelectField } from '../../../shared/ui/field';
import { FormFields } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { messageOf } from '../../kit/data/call-api';
import { useRefresh } from '../../kit/data/use-refresh';
import { changeOmission } from './arabic-calls';
import { OMISSION_TEXTS as TEXTS } from './arabic-texts';
import styles from './arabic.module.css';

const OPTIONS = [
  ['', TEXTS.shown],
  ['omitted', TEXTS.omitted],
] as const;

/** For each kind, whether visitors see records without a translation in English or not at all. */
export function Omissions({ omitted }: { omitted: readonly OmissibleKind[] }) {
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const change = async (kind: OmissibleKind, isOmitted: boolean): Promise<void> => {
    setBusy(true);
    try {
      await changeOmission(kind, isOmitted);
      toasts.done(TEXTS.done(TEXTS.kinds[kind], isOmitted));
    } catch (refusal) {
      toasts.failed(messageOf(refusal));
    }
    await refresh();
    setBusy(false);
  };
  return (
    <section className="backend-panel" aria-label={TEXTS.title}>
      <h2 className={styles.heading}>{TEXTS.title}</h2>
      <p className={styles.soft}>{TEXTS.hint}</p>
      <FormFields>
        <div className={styles.omissions}>
          {OMISSIBLE_KINDS.map((kind) => (
            <SelectField
              key={kind}
              label={TEXTS.kinds[kind]}
              options={OPTIONS}
              value={omitted.includes(kind) ? 'omitted' : ''}
              onText={(value) => {
                if (!busy) void change(kind, value === 'omitted');
              }}
            />
          ))}
        </div>
      </FormFields>
    </section>
  );
}
