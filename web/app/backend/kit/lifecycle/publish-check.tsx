import type { PublishGap } from '@manzil/contracts/publish-gaps';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { usePublishesCompleteOnly } from '../access/access';

const TEXTS = {
  title: 'Publish anyway?',
  intro: 'Some things are missing:',
  stopped: 'Not ready to publish',
  needed: 'Your agency publishes complete entries only. This is missing:',
  advised: 'Also worth adding:',
  keep: 'Keep editing',
  publish: 'Publish anyway',
};

export interface PublishCheck {
  /**
   * Publishes at once when nothing is missing. Otherwise lists the gaps; the member can publish anyway unless one of
   * them blocks.
   */
  publish: (missing: readonly PublishGap[], publish: () => void) => void;
  /** The confirmation dialog while it is open. */
  question: ReactNode;
}

/** Asks before something incomplete is published, or explains what blocks it. The server checks again. */
export function usePublishCheck(): PublishCheck {
  const [asked, setAsked] = useState<{ missing: readonly PublishGap[]; publish: () => void } | undefined>();
  const isCompleteOnly = usePublishesCompleteOnly();
  const close = (): void => {
    setAsked(undefined);
  };
  const stops = ({ blocks }: PublishGap): boolean => isCompleteOnly && blocks;
  const needed = asked?.missing.filter(stops) ?? [];
  const advised = asked?.missing.filter((gap) => !stops(gap)) ?? [];
  const isStopped = needed.length > 0;
  return {
    publish: (missing, publish) => {
      if (missing.length === 0) publish();
      else setAsked({ missing, publish });
    },
    question: asked !== undefined && (
      <Dialog title={isStopped ? TEXTS.stopped : TEXTS.title} onClose={close}>
        <div className="backend-form">
          {isStopped && <GapList intro={TEXTS.needed} gaps={needed} />}
          {advised.length > 0 && <GapList intro={isStopped ? TEXTS.advised : TEXTS.intro} gaps={advised} />}
          <div className="backend-actions">
            <Button kind="primary" onClick={close}>
              {TEXTS.keep}
            </Button>
            {!isStopped && (
              <Button
                onClick={() => {
                  close();
                  asked.publish();
                }}
              >
                {TEXTS.publish}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    ),
  };
}

const GapList = ({ intro, gaps }: { intro: string; gaps: readonly PublishGap[] }) => (
  <>
    <p>{intro}</p>
    <ul>
      {gaps.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  </>
);
