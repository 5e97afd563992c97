import { OMISSIBLE_KINDS, type OmissibleKind } from '@manzil/contracts/content/translation';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { useState } from 'react';
import { SelectField } from '../../../shared/ui/field';
import { FormFields } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { messageOf } from '../../kit/data/call-api';
import { useRefresh } from '../../kit/data/use-refresh';
import { changeOmission } from './translation-calls';
import { textsAbout } from './translation-texts';
import styles from './translations.module.css';

interface OmissionsProps {
  language: TranslationLanguage;
  omitted: readonly OmissibleKind[];
}

/** For each kind, whether visitors see records without a translation in English or not at all. */
export function Omissions({ language, omitted }: OmissionsProps) {
  const texts = textsAbout(language).omissions;
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const change = async (kind: OmissibleKind, isOmitted: boolean): Promise<void> => {
    setBusy(true);
    try {
      await changeOmission(language, kind, isOmitted);
      toasts.done(texts.done(texts.kinds[kind], isOmitted));
    } catch (refusal) {
      toasts.failed(messageOf(refusal));
    }
    await refresh();
    setBusy(false);
  };
  return (
    <section className={`backend-panel ${styles.choices ?? ''}`} aria-label={texts.title}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <p className={styles.soft}>{texts.hint}</p>
      <FormFields>
        <div className={styles.omissions}>
          {OMISSIBLE_KINDS.map((kind) => (
            <SelectField
              key={kind}
              label={texts.kinds[kind]}
              options={[
                ['', texts.shown],
                ['omitted', texts.omitted],
              ]}
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
