import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';

const TEXTS = {
  title: 'Publish as it is?',
  intro: 'Visitors will notice what is missing:',
  keep: 'Keep editing',
  publish: 'Publish anyway',
};

export interface PublishCheck {
  /** Publishes at once when nothing is missing, and otherwise after a question that lists it. */
  publish: (missing: readonly string[], publish: () => void) => void;
  /** The question while it is asked. */
  question: ReactNode;
}

/** Asks before something incomplete is published. */
export function usePublishCheck(): PublishCheck {
  const [asked, setAsked] = useState<{ missing: readonly string[]; publish: () => void } | undefined>();
  const close = (): void => {
    setAsked(undefined);
  };
  return {
    publish: (missing, publish) => {
      if (missing.length === 0) publish();
      else setAsked({ missing, publish });
    },
    question: asked !== undefined && (
      <Dialog title={TEXTS.title} onClose={close}>
        <div className="backend-form">
          <p>{TEXTS.intro}</p>
          <ul>
            {asked.missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <div className="backend-actions">
            <Button kind="primary" onClick={close}>
              {TEXTS.keep}
            </Button>
            <Button
              onClick={() => {
                close();
                asked.publish();
              }}
            >
              {TEXTS.publish}
            </Button>
          </div>
        </div>
      </Dialog>
    ),
  };
}
