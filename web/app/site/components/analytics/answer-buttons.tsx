import { storeChoice, type StoredChoice } from './stored-choice';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './answer-buttons.module.css';

/** Two equal buttons; the answer already given is left out. */
export function AnswerButtons({ given }: { given?: StoredChoice | undefined }) {
  const { refuse, accept } = useTexts().analytics;
  const answers = [
    ['refused', refuse],
    ['accepted', accept],
  ] as const;
  return (
    <div className={css.answers}>
      {answers
        .filter(([answer]) => answer !== given)
        .map(([answer, label]) => (
          <button
            key={answer}
            type="button"
            className={button.secondary}
            onClick={() => {
              storeChoice(answer);
            }}
          >
            {label}
          </button>
        ))}
    </div>
  );
}
