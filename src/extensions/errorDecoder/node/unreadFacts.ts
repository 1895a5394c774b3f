export { listUnreadableMessages as listUnreadFacts } from './errorMessages';
