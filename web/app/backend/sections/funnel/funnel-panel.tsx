import { useQuery } from '@tanstack/react-query';
import { FunnelChart } from './funnel-chart';
import { funnelOf, funnelQuery } from './funnel-query';
import { TEXTS as FUNNEL_TEXTS } from './funnel-texts';
import { useMay } from '../../kit/access/access';
import { Panel } from '../../kit/layout/panel';

const TEXTS = {
  funnel: 'Last 30 days',
  wholeFunnel: 'Full funnel',
} as const;

/** Shows how many views of listings became enquiries, viewings and deals in the last 30 days. */
export function FunnelPanel() {
  const seesAll = useMay()('funnel.all');
  const funnel = useQuery({
    ...funnelQuery(funnelOf(new URLSearchParams({ by: 'community' }))),
    refetchInterval: 60_000,
  });
  return (
    <Panel title={TEXTS.funnel} more={{ to: '/backend/funnel', title: TEXTS.wholeFunnel }} query={funnel}>
      {({ total }) => (
        <>
          {!seesAll && <p>{FUNNEL_TEXTS.ownIntro}</p>}
          <FunnelChart total={total} />
        </>
      )}
    </Panel>
  );
}
