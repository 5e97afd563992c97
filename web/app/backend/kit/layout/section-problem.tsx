import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ApiProblem, messageOf } from '../data/call-api';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { ReadOnly } from '../../../shared/ui/read-only';
import { SectionHead } from './section-head';

/** The error boundary of a section whose content could not be loaded. The menu stays usable. */
export function SectionProblem({ title = 'This section could not be opened' }: { title?: string }) {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const status = error instanceof ApiProblem ? error.status : undefined;
  const words =
    isRouteErrorResponse(error) && error.status === 404
      ? 'There is no such record.'
      : // Of a request without a body only the address can be invalid.
        status === 400
        ? 'This address is not valid.'
        : messageOf(error);
  const isFinal = status !== undefined && [400, 403, 404, 410].includes(status);
  return (
    <>
      <ReadOnly value={false}>
        <SectionHead title={title} />
      </ReadOnly>
      <div className="backend-panel backend-form" role="alert">
        <p>{words}</p>
        <div className="backend-actions">
          {isFinal ? (
            <ButtonLink to="/backend">Go to the dashboard</ButtonLink>
          ) : (
            <Button
              kind="primary"
              busy={revalidator.state !== 'idle'}
              onClick={() => void revalidator.revalidate()}
            >
              Retry
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
