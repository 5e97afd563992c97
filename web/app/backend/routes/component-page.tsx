import { ComponentPage } from '../sections/component-page/component-page';

export default ComponentPage;
