import { ComponentPage } from '../../admin/parts/component-page';

export default ComponentPage;
