import { DevelopmentScreen } from '../../admin/developments/development-screen';

export default function NewDevelopmentRoute() {
  return <DevelopmentScreen />;
}
