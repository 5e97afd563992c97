import type { ManagedVersion } from '@manzil/contracts/content/rule';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { CONFIDENCE_NAMES, TEXTS } from './rule-texts';
import { formatTermsValue, labelledFields } from './terms-labels';
import styles from './rules.module.css';
import { memberName } from '../../kit/labels/member-name';

interface RuleVersionCardProps {
  version: ManagedVersion;
  isInForce: boolean;
  onConfirm: () => void;
}

/** The terms of one version, its source, and who confirmed it. */
export function RuleVersionCard({ version, isInForce, onConfirm }: RuleVersionCardProps) {
  const { terms, confidence, confirmations } = version;
  return (
    <li className="backend-panel">
      <div className={styles.head}>
        <h2>
          {TEXTS.version(version.version)}
          {isInForce && <small className={styles.badge}>{TEXTS.inForce}</small>}
        </h2>
        <p className={styles.soft}>
          {TEXTS.from(version.validFrom)}
          {TEXTS.to(version.validTo)}
        </p>
        {confidence === 'low' ? (
          <p className={styles.soft}>{TEXTS.confirmLow}</p>
        ) : (
          <EditOnly>
            <Button aria-label={TEXTS.confirmOf(version.version)} onClick={onConfirm}>
              {confirmations.length === 0 ? TEXTS.confirm : TEXTS.confirmAgain}
            </Button>
          </EditOnly>
        )}
      </div>
      <dl className={styles.values}>
        {labelledFields(terms).map(({ path, label, value, unit }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>{formatTermsValue(value, unit)}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.details}>
        <Detail label={TEXTS.confidence} value={CONFIDENCE_NAMES[confidence]} />
        <Detail label={TEXTS.law} value={version.law} />
        <Detail label={TEXTS.note} value={version.note} />
        <Detail label={TEXTS.added} value={`${version.addedBy}, ${formatDateTime(version.addedAt)}`} />
        <div>
          <dt>{TEXTS.confirmed}</dt>
          <dd>
            {confirmations.length === 0 && TEXTS.notConfirmed}
            <ul className={styles.plain}>
              {confirmations.map(({ by, at, reviewBy, isDemo }) => (
                <li key={at}>
                  {isDemo
                    ? TEXTS.byDemo(formatDateTime(at))
                    : TEXTS.confirmedBy(memberName(by), formatDateTime(at), reviewBy)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{TEXTS.sources}</dt>
          <dd>
            <ul className={styles.plain}>
              {version.sources.map(({ url, kind }) => (
                <li key={url ?? kind}>
                  {url === null ? (
                    TEXTS.memory
                  ) : (
                    <a href={url} target="_blank" rel="noreferrer" className="backend-link">
                      {url}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </li>
  );
}

const Detail = ({ label, value }: { label: string; value: string }) =>
  value === '' ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
