import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isSaveKey } from '../../kit/form/is-save-key';
import { ConflictDialog } from '../../kit/form/conflict-dialog';
import { LeaveQuestion } from '../../kit/form/leave-question';
import { TextField } from '../../../shared/ui/field';
import { Tabs } from '../../../shared/ui/tabs';
import { usePublishCheck } from '../../kit/lifecycle/publish-check';
import { missingInPage } from './checks/missing-in-page';
import { CodePanel } from './code/code-panel';
import { EditorActions } from './editor-actions';
import { fieldsOf, type EditedPage } from './page-fields';
import { PageBar } from './page-bar';
import { isDraft, PageStatus } from './page-status';
import { PreviewPanel } from './preview-panel';
import { RevisionsPanel } from './revisions-panel';
import { SeoPanel } from './seo-panel';
import { slugOf } from './slug-of';
import { usePageEditing } from './use-page-editing';
import { FormFields, useDraftsOnly, useReadOnly } from '../../../shared/ui/read-only';
import { withFocusKept } from '../../../shared/lib/keep-focus';
import styles from './page-editor.module.css';

/** The visual editor is large and works in the browser alone. */
const VisualEditor = lazy(() => import('./visual-editor'));

const TABS = [
  ['visual', 'Visual editor'],
  ['code', 'HTML and CSS'],
  ['preview', 'Preview'],
  ['seo', 'Search engines'],
  ['revisions', 'Revisions'],
] as const;
type Tab = (typeof TABS)[number][0];
/** A member who may not change the page sees it as visitors do. */
const tabsFor = (isReadOnly: boolean) => TABS.filter(([key]) => key !== 'visual' || !isReadOnly);

interface PageEditorProps {
  /** Undefined for a new page. */
  first: EditedPage;
  /** Called with the id after the first save of a new page. */
  onAdded: (id: number) => void;
}

export function PageEditor({ first, onAdded }: PageEditorProps) {
  const editing = usePageEditing(first);
  const { stored, draft, dirty, conflict, generation } = editing;
  const { values, set } = draft;
  const [params, setParams] = useSearchParams();
  const tabs = tabsFor(useReadOnly());
  const isDraftsOnly = useDraftsOnly();
  const home: Tab = tabs.some(([key]) => key === 'visual') ? 'visual' : 'preview';
  const tab: Tab = tabs.find(([key]) => key === params.get('tab'))?.[0] ?? home;
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as unknown;
  const [decidedLater, setDecidedLater] = useState<typeof conflict>();
  const navigate = useNavigate();

  const added = first === undefined ? stored?.id : undefined;
  const ownPath = added === undefined ? undefined : `/backend/pages/${added}`;
  useEffect(() => {
    if (added === undefined || ownPath === undefined || pathname === ownPath) return;
    onAdded(added);
    // A new page gets its own URL with its first save. Its editor stays open, so nothing is loaded.
    void navigate(
      { pathname: ownPath, search },
      {
        replace: true,
        preventScrollReset: true,
        state: withFocusKept(state),
        defaultShouldRevalidate: false,
      },
    );
  }, [added, ownPath, pathname, navigate, onAdded, search, state]);

  const check = usePublishCheck();
  const publish = async (): Promise<void> => {
    const isFirst = stored === undefined || stored.lifecycle?.live === false;
    const missing = await missingInPage(await editing.collect(), isFirst);
    check.publish(missing, () => void editing.save('publish'));
  };

  const open = async (next: Tab): Promise<void> => {
    await editing.collect();
    setParams(next === home ? {} : { tab: next }, {
      replace: true,
      preventScrollReset: true,
      // Keeps the URL that the member came from.
      state,
      // All values are loaded already: nothing needs to be read again.
      defaultShouldRevalidate: false,
    });
  };
  const saveKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  useEffect(() => {
    saveKey.current = (event) => {
      event.preventDefault();
      if (!dirty) return;
      if (isDraftsOnly || isDraft(stored)) void editing.save('draft');
      else void publish();
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isSaveKey(event)) saveKey.current(event);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, []);

  const setTitle = (title: string): void => {
    // While a new page is being saved, its slug stays the one that was sent.
    if (stored === undefined && !editing.busy && values.linkAddress === slugOf(values.title))
      set('linkAddress', slugOf(title));
    set('title', title);
  };

  return (
    <>
      <EditorActions editing={editing} />
      {check.question}
      <PageStatus editing={editing} />
      {draft.recovered && draft.dirty && (
        <p role="status" className={styles.recovered}>
          These are your unsaved changes.{' '}
          <button type="button" className="backend-link" onClick={editing.discard}>
            Discard them
          </button>
        </p>
      )}
      <div className={`backend-columns ${styles.about ?? ''}`}>
        <FormFields>
          <TextField label="Title" issue={draft.issueOf('title')} value={values.title} onText={setTitle} />
          <TextField
            label="Link"
            hint={
              stored === undefined || stored.linkAddress === values.linkAddress
                ? `Visitors ${stored?.lifecycle?.live === false ? 'will find' : 'find'} it at /${values.linkAddress}`
                : `/${stored.linkAddress} will lead to /${values.linkAddress}`
            }
            issue={draft.issueOf('linkAddress')}
            value={values.linkAddress}
            onText={(value) => {
              set('linkAddress', value);
            }}
          />
        </FormFields>
      </div>
      <Tabs label="Parts of the page" tabs={tabs} active={tab} onChange={(next) => void open(next)}>
        {tab === 'visual' && (
          <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
            <VisualEditor
              key={generation}
              html={values.html}
              css={values.css}
              onChange={(shown) => {
                set('html', shown.html);
                set('css', shown.css);
              }}
              onTyping={editing.noteTyping}
              onSaveKey={(event) => {
                saveKey.current(event);
              }}
              onCode={() => void open('code')}
              attach={editing.attach}
            />
          </Suspense>
        )}
        {tab === 'code' && (
          <FormFields>
            <CodePanel draft={draft} />
          </FormFields>
        )}
        {tab === 'preview' && <PreviewPanel fields={values} />}
        {tab === 'seo' && (
          <FormFields>
            <SeoPanel draft={draft} />
          </FormFields>
        )}
        {tab === 'revisions' && <RevisionsPanel editing={editing} />}
      </Tabs>
      <PageBar editing={editing} onPublish={() => void publish()} />
      {conflict !== undefined && conflict !== decidedLater && stored !== undefined && (
        <ConflictDialog
          conflict={conflict}
          what="this page"
          outcome="If you keep your version, theirs stays among the revisions. If you take theirs, your changes are lost."
          onMine={() => editing.save(editing.refused, conflict.version)}
          onTheirs={() => editing.reload(stored.id)}
          merging={{
            form: { base: fieldsOf(stored), values, set },
            readTheirs: () => editing.readTheirs(stored.id),
          }}
          onClose={() => {
            setDecidedLater(conflict);
          }}
        />
      )}
      {dirty && <LeaveQuestion before={editing.collect} goesOnAt={ownPath} />}
    </>
  );
}
