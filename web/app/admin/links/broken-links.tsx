import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { EditOnly } from '../../ui/read-only';
import { ScrollTable } from '../../ui/scroll-table';
import { brokenLinksQuery } from './link-calls';
import { TEXTS } from './link-texts';
import { UseList } from './use-list';
import styles from './links.module.css';

/** Links that lead nowhere, each with the places that have them. */
export function BrokenLinks({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(brokenLinksQuery);
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      {TEXTS.broken.again}
    </Button>
  );
  if (error !== null)
    return (
      <div role="alert" className="backend-form">
        <p>{messageOf(error)}</p>
        <div className="backend-actions">{again}</div>
      </div>
    );
  if (data === undefined) return <p role="status">{TEXTS.broken.checking}</p>;
  return (
    <>
      <div className={styles.bar}>
        <span role="status">
          {data.broken.length === 0 && `${TEXTS.broken.none(data.checked)} `}
          {TEXTS.broken.checked(data.checked)}
        </span>
        {again}
      </div>
      {data.unknown.length > 0 && <p>{TEXTS.broken.unknown(data.unknown)}</p>}
      {data.broken.length > 0 && (
        <ScrollTable caption={TEXTS.broken.caption} head={TEXTS.broken.head} stacked={styles.stacked}>
          {data.broken.map(({ path, status, uses }) => (
            <tr key={path}>
              <td className={styles.path}>
                {path}
                <small>{TEXTS.broken.status(status)}</small>
              </td>
              <td>
                <UseList uses={uses} />
              </td>
              <td>
                <EditOnly>
                  <Button
                    aria-label={TEXTS.broken.redirectOf(path)}
                    onClick={() => {
                      onRedirect(path);
                    }}
                  >
                    {TEXTS.broken.redirect}
                  </Button>
                </EditOnly>
              </td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </>
  );
}
