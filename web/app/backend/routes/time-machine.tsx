import { SectionProblem } from '../kit/layout/section-problem';
import { loadTimes } from '../sections/time-machine/time-calls';
import { TimeMachineScreen } from '../sections/time-machine/time-machine-screen';

export const clientLoader = loadTimes;

export default TimeMachineScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Time Machine" />;
}
