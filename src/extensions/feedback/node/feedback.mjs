import { parseArgs } from 'node:util';
import { parsePort } from '../../../cli/process/environment.mjs';
import { receiveFeedback } from './feedbackReceiver.mjs';
import { runMain } from '../../../cli/process/run.mjs';

// node src/extensions/feedback/node/feedback.mjs --origin https://atlas.example.com
//   [--file feedback.jsonl] [--port 8090] [--host 0.0.0.0] [--address-header X-Forwarded-For]
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      file: { type: 'string', default: 'feedback.jsonl' },
      port: { type: 'string', default: '8090' },
      host: { type: 'string', default: '127.0.0.1' },
      'address-header': { type: 'string' },
    },
  });
  const { origin, file, port, host, 'address-header': addressHeader } = values;
  if (!origin) throw new Error('Say whose pages may send: --origin https://atlas.example.com');
  await receiveFeedback({ origin, file, port: parsePort('--port', port), host, addressHeader });
  console.log(`Feedback from ${origin} is received at http://${host}:${port} and stored in ${file}`);
});
