import { SectionProblem } from '../../admin/parts/section-problem';
import { loadTimes } from '../../admin/time-machine/time-calls';
import { TimeMachineScreen } from '../../admin/time-machine/time-machine-screen';

export const clientLoader = loadTimes;

export default TimeMachineScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Time Machine" />;
}
