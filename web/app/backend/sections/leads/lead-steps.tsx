import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button-link';
import { withLead } from '../../kit/address/lead-search-params';
import { WORK_LABELS } from './lead-labels';

/** Links to the previous and next lead of the list. Unsaved changes stay on the device. */
export function LeadSteps({ id, ids }: { id: string; ids: readonly string[] }) {
  const [params] = useSearchParams();
  const at = ids.indexOf(id);
  const [previous, next] = at < 0 ? [] : [ids[at - 1], ids[at + 1]];
  if (previous === undefined && next === undefined) return null;
  return (
    <div className="backend-actions">
      {previous !== undefined && (
        <ButtonLink to={withLead(params, previous)} preventScrollReset>
          {WORK_LABELS.previous}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink to={withLead(params, next)} preventScrollReset>
          {WORK_LABELS.next}
        </ButtonLink>
      )}
    </div>
  );
}
