import { tellStories } from './stories';
import { test } from './test';

test.use({ engine: 'webkit' });
tellStories('webkit');
