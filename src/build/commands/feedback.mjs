import { parseArgs } from 'node:util';
import { receiveFeedback } from './feedbackReceiver.mjs';
import { runMain } from './run.mjs';

// node src/build/commands/feedback.mjs --origin https://atlas.example.com [--file feedback.jsonl] [--port 8090]
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      file: { type: 'string', default: 'feedback.jsonl' },
      port: { type: 'string', default: '8090' },
    },
  });
  const { origin, file, port } = values;
  if (!origin) throw new Error('Say whose pages may send: --origin https://atlas.example.com');
  await receiveFeedback({ origin, file, port: Number(port) });
  console.log(`Feedback from ${origin} is received at http://localhost:${port} and kept in ${file}`);
});
