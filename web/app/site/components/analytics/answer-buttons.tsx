import { analyticsTexts as words } from '../../lib/analytics-texts';
import { storeChoice, type StoredChoice } from './stored-choice';
import button from '../../../shared/ui/link-button.module.css';
import css from './answer-buttons.module.css';

const ANSWERS = [
  ['refused', words.refuse],
  ['accepted', words.accept],
] as const;

/** Two equal buttons, of which the answer that was given is left out. */
export const AnswerButtons = ({ given }: { given?: StoredChoice | undefined }) => (
  <div className={css.answers}>
    {ANSWERS.filter(([answer]) => answer !== given).map(([answer, label]) => (
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
