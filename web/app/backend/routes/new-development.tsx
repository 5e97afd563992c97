import { DevelopmentScreen } from '../sections/developments/development-screen';

export default function NewDevelopmentRoute() {
  return <DevelopmentScreen />;
}
