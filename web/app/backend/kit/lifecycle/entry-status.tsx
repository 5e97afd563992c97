import { LOCALES, TRANSLATION_LANGUAGES } from '@manzil/contracts/site-language';
import { isAlwaysLive, type Lifecycle } from '@manzil/contracts/content/lifecycle';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { translationPath } from '../address/translation-path';
import { messageOf } from '../data/call-api';
import { LeavingConfirm } from '../links/leaving-confirm';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { Dialog } from '../../../shared/ui/dialog';
import { toasts } from '../../../shared/ui/toast-queue';
import {
  createPreviewLink,
  discardDraft,
  restoreVersion,
  versionsOf,
  withdrawEntry,
  type EntryKey,
} from './lifecycle-calls';
import { DONE, PREVIEW_LABELS, scheduledWords } from './lifecycle-labels';
import { PreviewLinkDialog, type PreviewLink } from './preview-link-dialog';
import { StatusLine } from './status-line';
import { VersionBrowser } from './version-browser';
import { useDraftsOnly, useReadOnly } from '../../../shared/ui/read-only';
import { fieldWords } from '../labels/audit-labels';
import { ApprovalDialog } from './approval-dialog';
import { ApprovalState } from './approval-state';
import { APPROVAL_LABELS } from './approval-labels';

interface EntryStatusProps {
  entry: EntryKey;
  stamp: { version: number; updatedAt: string; updatedBy: string };
  lifecycle: Lifecycle;
  /** True when unsaved input would be lost. */
  dirty: boolean;
  /** False where the versions are shown elsewhere. */
  showsVersions?: boolean;
  /** False when preview links are created elsewhere. */
  showsPreview?: boolean;
  /** Public path; absent for an entry without a page of its own. */
  path?: string | undefined;
  /** Label of a field in differences, when its name is not sufficient. */
  fieldName?: (field: string) => string;
  /** Called after a change was stored, with a message about it. */
  onChanged: (message: string, undo?: { label: string; run: () => void }) => void;
}

type Question = 'discard' | 'withdraw' | 'versions';

/** The state of an entry, and the actions on it. */
export function EntryStatus({
  entry,
  stamp,
  lifecycle,
  dirty,
  showsVersions = true,
  showsPreview = true,
  path,
  fieldName = fieldWords,
  onChanged,
}: EntryStatusProps) {
  const isReadOnly = useReadOnly();
  const isDraftsOnly = useDraftsOnly();
  const [asking, setAsking] = useState<Question | undefined>();
  const [link, setLink] = useState<PreviewLink | undefined>();
  const { kind, id } = entry;
  const source = useMemo(() => versionsOf({ kind, id }, fieldName), [kind, id, fieldName]);
  const close = (): void => {
    setAsking(undefined);
  };
  const lost = dirty ? ' Unsaved changes will be lost.' : '';
  const attempt = async (change: () => Promise<void>): Promise<boolean> => {
    let done = false;
    try {
      await change();
      done = true;
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    close();
    return done;
  };
  const restore = async (version: number, over: number): Promise<void> => {
    await attempt(async () => {
      const restored = await restoreVersion(entry, version, over);
      onChanged(DONE.restored(version, restored.lifecycle), {
        label: 'Undo',
        run: () => void restore(over, restored.version),
      });
    });
  };
  const opens = (question: Question) => () => {
    setAsking(question);
  };
  const share = (): Promise<boolean> =>
    attempt(async () => {
      setLink(await createPreviewLink(entry));
    });

  const acts = [
    { question: 'versions', words: 'Versions', can: showsVersions },
    { question: 'discard', words: 'Discard draft', can: !isReadOnly && lifecycle.draft !== null },
    {
      question: 'withdraw',
      words: isDraftsOnly ? APPROVAL_LABELS.askToWithdraw : 'Withdraw',
      can: !isReadOnly && lifecycle.live && !isAlwaysLive(kind),
    },
  ] as const;

  return (
    <>
      <StatusLine lifecycle={lifecycle} stamp={stamp}>
        {acts
          .filter(({ can }) => can)
          .map(({ question, words }) => (
            <Button key={question} onClick={opens(question)}>
              {words}
            </Button>
          ))}
        {showsPreview && !isReadOnly && (
          <Button key="preview" onClick={() => void share()}>
            {PREVIEW_LABELS.action}
          </Button>
        )}
        {TRANSLATION_LANGUAGES.map((language) => (
          <Link key={language} to={translationPath(language, { kind, id })} className="backend-link">
            {LOCALES[language].name}
          </Link>
        ))}
      </StatusLine>
      <ApprovalState
        entry={entry}
        version={stamp.version}
        lifecycle={lifecycle}
        fieldName={fieldName}
        onChanged={onChanged}
      />
      {link !== undefined && (
        <PreviewLinkDialog
          link={link}
          note={[PREVIEW_LABELS.replaces, ...(dirty ? [PREVIEW_LABELS.unsaved] : [])].join(' ')}
          onClose={() => {
            setLink(undefined);
          }}
        />
      )}
      {asking === 'versions' && (
        <Dialog wide title="Versions" onClose={close}>
          <VersionBrowser
            source={source}
            label="Versions"
            current={stamp.version}
            outcome={`${
              lifecycle.live ? 'The site shows the earlier content at once' : 'The earlier content is saved'
            }${isAlwaysLive(kind) ? '' : '; the address stays'}. All versions are kept.${lost}`}
            {...(!isDraftsOnly && { onRestore: (version) => restore(version, stamp.version) })}
          />
        </Dialog>
      )}
      {asking === 'discard' && (
        <Confirm
          title="Discard the draft?"
          confirm="Discard draft"
          danger
          onConfirm={async () => {
            await attempt(async () => {
              await discardDraft(entry);
              onChanged(DONE.discarded);
            });
          }}
          onCancel={close}
        >
          The site stays as it is.{lost}
        </Confirm>
      )}
      {asking === 'withdraw' && isDraftsOnly && (
        <ApprovalDialog
          entry={entry}
          version={stamp.version}
          lifecycle={lifecycle}
          wanted="withdraw"
          onClose={close}
          onSent={(change) => {
            close();
            onChanged(scheduledWords(change.lifecycle));
          }}
        />
      )}
      {asking === 'withdraw' && !isDraftsOnly && (
        <LeavingConfirm
          path={path}
          title="Withdraw from the site?"
          confirm="Withdraw"
          danger
          onConfirm={() =>
            attempt(async () => {
              await withdrawEntry(entry);
              onChanged(DONE.withdrawn);
            })
          }
          onCancel={close}
        >
          Visitors will not see it any more. It stays here and can be published again.{lost}
        </LeavingConfirm>
      )}
    </>
  );
}
