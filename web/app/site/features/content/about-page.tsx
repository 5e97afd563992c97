import { languageOfName } from '../../../shared/lib/text-language';
import type { ReactNode } from 'react';
import type { DocumentFields } from '@manzil/contracts/content/documents';
import type { TeamMember } from '@manzil/contracts/content/collections';
import { AgencyReasons } from '../../components/agency-reasons';
import { AgencyStory } from '../../components/agency-story';
import { ContactBand } from '../../components/contact-band';
import { PageHead } from '../../components/page-head';
import { ResponsiveImage } from '../../components/responsive-image';
import { Section } from '../../components/section';
import { Seo } from '../../components/seo';
import { SmartLink } from '../../components/smart-link';
import { adviserPath } from '../../lib/adviser-path';
import { useSite } from '../../../shared/lib/use-site';
import { useTexts } from '../../../shared/lib/texts';
import css from './content.module.css';

interface AboutPageProps {
  fields: DocumentFields;
  members: TeamMember[];
  form: ReactNode;
}

/** Shows the agency's story and promises, which the home page shortens, and the team. */
export function AboutPage({ fields, members, form }: AboutPageProps) {
  const texts = useTexts();
  const about = useSite()?.footer.about;
  return (
    <>
      <Seo title={texts.pages.about} description={texts.pages.aboutDescription} path="/aboutus" />
      <PageHead title={texts.pages.about} text={about} />
      <AgencyStory fields={fields} />
      <AgencyReasons fields={fields} />
      {members.length > 0 && (
        <Section
          tone="sand"
          title={texts.pages.team}
          more={{ to: '/meetmyteam', label: texts.pages.teamAll }}
        >
          <ul className={css.faces}>
            {members.slice(0, 4).map((member) => (
              <li key={member.id}>
                <ResponsiveImage
                  src={member.photo}
                  alt=""
                  sizes="84px"
                  width={84}
                  height={84}
                  shape={1}
                  widest={320}
                  focus={{ x: member.focalX, y: member.focalY }}
                />
                <div>
                  <p className={css.face}>
                    <SmartLink to={adviserPath(member) ?? '/meetmyteam'}>
                      <span {...languageOfName(texts, member.name)}>{member.name}</span>
                    </SmartLink>
                  </p>
                  <p>{member.designation}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div className={`container ${css.page ?? ''} ${css.formAndContact ?? ''}`}>
        {form}
        <ContactBand />
      </div>
    </>
  );
}
