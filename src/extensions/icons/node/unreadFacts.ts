export { listUnreadIcons as listUnreadFacts } from './readIcons';
