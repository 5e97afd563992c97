import { useSuspenseQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../shared/ui/button-link';
import { SectionHead } from '../../kit/layout/section-head';
import { secondFactorQuery } from '../../kit/session/second-factor-calls';
import { SecondFactorSection } from './second-factor-section';

/** Admins who must set up two-step login are sent here before anything else. */
export function SetUpScreen() {
  const { totp, passkeys } = useSuspenseQuery(secondFactorQuery).data;
  const isSetUp = totp !== null || passkeys.length > 0;
  return (
    <>
      <SectionHead
        title="Set up two-step login"
        intro="Admins need two-step login. Choose a second step to continue."
      >
        {isSetUp && (
          <ButtonLink to="/backend" kind="primary">
            Go on to the backend
          </ButtonLink>
        )}
      </SectionHead>
      <SecondFactorSection />
    </>
  );
}
