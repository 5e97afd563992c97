import { useSuspenseQuery } from '@tanstack/react-query';
import { textsQuery } from './mail-calls';
import { MailWordEditor } from './mail-word-editor';
import { WORD_TEXTS } from './mail-texts';
import styles from './mail.module.css';

/** The texts of each kind of mail to visitors. */
export function MailWords() {
  const { items } = useSuspenseQuery(textsQuery).data;
  return (
    <div className={styles.previews}>
      <p>{WORD_TEXTS.intro}</p>
      {items.map((mail) => (
        <MailWordEditor key={`${mail.kind} ${mail.language}`} mail={mail} />
      ))}
    </div>
  );
}
