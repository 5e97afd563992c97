import type { FaqEntry } from '@manzil/contracts/content/collection-entries';
import type { Listing } from '../collections/collection';
import { CollectionScreen } from '../collections/collection-screen';
import { OrderedEntries } from '../collections/ordered-entries';
import { AreaField, TextField } from '../ui/field';
import { faqs } from './faqs';
import styles from '../collections/collections.module.css';

export function FaqScreen({ loaded }: { loaded: Listing<FaqEntry> }) {
  return (
    <CollectionScreen
      collection={faqs}
      loaded={loaded}
      list={(entries, actions) => (
        <OrderedEntries
          label="questions"
          path={faqs.path}
          entries={entries}
          actions={actions}
          nameOf={faqs.nameOf}
          wordsOf={({ question, answer }) => `${question} ${answer}`}
          empty="There are no questions yet. Add the first one that your callers ask."
          summary={({ question, answer }) => (
            <>
              <strong>{question}</strong>
              <p className={styles.clamped}>{answer}</p>
            </>
          )}
        />
      )}
      form={({ values, set, issueOf }) => (
        <>
          <TextField
            label="Question"
            autoFocus
            value={values.question}
            issue={issueOf('question')}
            onText={(question) => {
              set('question', question);
            }}
          />
          <AreaField
            label="Answer"
            rows={8}
            hint="A blank line begins a new paragraph."
            value={values.answer}
            issue={issueOf('answer')}
            onText={(answer) => {
              set('answer', answer);
            }}
          />
        </>
      )}
    />
  );
}
