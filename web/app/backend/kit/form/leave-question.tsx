import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useUnsavedGuard } from './use-unsaved-guard';
import { Confirm } from '../../../shared/ui/confirm';

interface Work {
  /** Called before leaving, to store the work. */
  before: () => Promise<unknown>;
  /** Path where the same work continues; leaving to this path needs no confirmation. */
  goesOnAt: () => string | undefined;
}

interface Leaving {
  /** Registers unsaved work until the returned function is called. */
  hold: (work: Work) => () => void;
  /** Asks with this text whether unsaved work may be discarded; after that no guard asks again. */
  mayLeave: (words: LeaveWords) => Promise<boolean>;
}

interface LeaveWords {
  title: string;
  confirm: string;
  text: string;
}

const LEAVE: LeaveWords = {
  title: 'Leave without saving?',
  confirm: 'Leave',
  text: 'The site doesn’t change. Your work is kept on this device and shown again when you come back.',
};

const Unsaved = createContext<Leaving>({
  hold: () => () => undefined,
  mayLeave: () => Promise.resolve(true),
});

interface Asked {
  words: LeaveWords;
  settle: (leaves: boolean) => void;
}

/**
 * Asks before a page with unsaved work is left. The router allows one blocker at a time, and a page may have several
 * forms: this guard covers all of them.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  // A ref in addition to the state: a form that was just saved may navigate before the next render.
  const unsaved = useRef(new Set<Work>());
  const [waiting, setWaiting] = useState(0);
  const [asked, setAsked] = useState<Asked | undefined>();
  const leaving = useMemo<Leaving>(
    () => ({
      hold: (work) => {
        unsaved.current.add(work);
        setWaiting(unsaved.current.size);
        return () => {
          unsaved.current.delete(work);
          setWaiting(unsaved.current.size);
        };
      },
      mayLeave: (words) =>
        unsaved.current.size === 0
          ? Promise.resolve(true)
          : new Promise((resolve) => {
              setAsked({
                words,
                settle: (leaves) => {
                  setAsked(undefined);
                  if (leaves) unsaved.current.clear();
                  resolve(leaves);
                },
              });
            }),
    }),
    [],
  );
  const isUnsaved = useCallback(
    (next?: string) => [...unsaved.current].some(({ goesOnAt }) => next === undefined || goesOnAt() !== next),
    [],
  );
  const keepWork = useCallback(() => Promise.all([...unsaved.current].map(({ before }) => before())), []);

  return (
    <Unsaved value={leaving}>
      {children}
      {waiting > 0 && <Question isUnsaved={isUnsaved} keepWork={keepWork} />}
      {asked !== undefined && (
        <LeaveConfirm
          words={asked.words}
          onLeave={() => {
            asked.settle(true);
          }}
          onStay={() => {
            asked.settle(false);
          }}
        />
      )}
    </Unsaved>
  );
}

/** Asks with its own text before unsaved work is left by an action other than a link. */
export const useMayLeave = (): Leaving['mayLeave'] => use(Unsaved).mayLeave;

interface LeaveQuestionProps {
  /** Stores input that is not in a draft yet. */
  before?: () => Promise<unknown>;
  /** The path at which the same work continues. */
  goesOnAt?: string | undefined;
}

/** Marks the page as having unsaved work while it is rendered. */
export function LeaveQuestion({ before, goesOnAt }: LeaveQuestionProps) {
  const { hold } = use(Unsaved);
  const latest = useRef({ before, goesOnAt });
  useEffect(() => {
    latest.current = { before, goesOnAt };
  });
  useEffect(
    () =>
      hold({
        before: () => latest.current.before?.() ?? Promise.resolve(),
        goesOnAt: () => latest.current.goesOnAt,
      }),
    [hold],
  );
  return null;
}

interface QuestionProps {
  isUnsaved: (next?: string) => boolean;
  keepWork: () => Promise<unknown>;
}

function Question({ isUnsaved, keepWork }: QuestionProps) {
  const blocker = useUnsavedGuard(isUnsaved);
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveConfirm
      words={LEAVE}
      onLeave={async () => {
        await keepWork();
        blocker.proceed();
      }}
      onStay={() => {
        blocker.reset();
      }}
    />
  );
}

interface LeaveConfirmProps {
  words: LeaveWords;
  onLeave: () => Promise<void> | void;
  onStay: () => void;
}

const LeaveConfirm = ({ words, onLeave, onStay }: LeaveConfirmProps) => (
  <Confirm title={words.title} confirm={words.confirm} onConfirm={onLeave} onCancel={onStay}>
    {words.text}
  </Confirm>
);
