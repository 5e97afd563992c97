import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { useRefresh } from '../../kit/data/use-refresh';
import { SectionHead } from '../../kit/layout/section-head';
import { AddVersionDialog } from './add-version-dialog';
import { CompareVersions } from './compare-versions';
import { ConfirmVersionDialog } from './confirm-version-dialog';
import { ruleQuery } from './rule-calls';
import { EMIRATE_NAMES, TEXTS, TOPIC_NAMES } from './rule-texts';
import { RuleVersionCard } from './rule-version-card';
import styles from './rules.module.css';

/** One rule with its versions, the newest first. */
export function RuleScreen() {
  const { id = '' } = useParams();
  const rule = useSuspenseQuery(ruleQuery(id)).data;
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<'add' | number | undefined>();
  const close = (): void => {
    setDialog(undefined);
  };
  const done = (): void => {
    close();
    void refresh();
  };
  const confirming = rule.versions.find(({ version }) => version === dialog);
  const last = rule.versions.at(-1);
  return (
    <>
      <SectionHead
        title={rule.name}
        intro={`${EMIRATE_NAMES[rule.emirate]} · ${TOPIC_NAMES[rule.topic]} · ${rule.id}`}
      >
        <EditOnly>
          <Button
            kind="primary"
            onClick={() => {
              setDialog('add');
            }}
          >
            {TEXTS.add}
          </Button>
        </EditOnly>
      </SectionHead>
      <ul className={styles.versions} aria-label={TEXTS.versions}>
        {rule.versions.toReversed().map((version) => (
          <RuleVersionCard
            key={version.version}
            version={version}
            isInForce={rule.inForce?.version === version.version}
            onConfirm={() => {
              setDialog(version.version);
            }}
          />
        ))}
      </ul>
      {rule.versions.length > 1 && <CompareVersions rule={rule} />}
      <p>
        <Link to="/backend/rules" className="backend-link">
          {TEXTS.back}
        </Link>
      </p>
      {dialog === 'add' && last !== undefined && (
        <AddVersionDialog rule={rule} last={last} onClose={close} onAdded={done} />
      )}
      {confirming !== undefined && (
        <ConfirmVersionDialog rule={rule} version={confirming} onClose={close} onConfirmed={done} />
      )}
    </>
  );
}
