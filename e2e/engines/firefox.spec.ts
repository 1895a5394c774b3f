import { tellStories } from './stories';
import { test } from './test';

test.use({ engine: 'firefox' });
tellStories('firefox');
