import { orderFaqs } from '@manzil/contracts/http/content-editing';
import { OrderedScreen } from '../../kit/collection/ordered-screen';
import { AreaField, TextField } from '../../../shared/ui/field';
import { faqs } from './faqs';
import styles from '../../kit/collection/collections.module.css';

export function FaqScreen() {
  return (
    <OrderedScreen
      collection={faqs}
      order={orderFaqs}
      label="questions"
      wordsOf={({ question, answer }) => `${question} ${answer}`}
      empty="There are no questions yet. Add the first one that your callers ask."
      summary={({ question, answer }) => (
        <>
          <strong>{question}</strong>
          <p className={styles.clamped}>{answer}</p>
        </>
      )}
      fields={(form) => (
        <>
          <TextField label="Question" {...form.text('question')} />
          <AreaField
            label="Answer"
            rows={8}
            hint="A blank line begins a new paragraph."
            {...form.text('answer')}
          />
        </>
      )}
    />
  );
}
