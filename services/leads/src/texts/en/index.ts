import editable from './editable.js';
import mail from './mail.js';
import searchName from './search-name.js';

export default { editable, mail, searchName };
