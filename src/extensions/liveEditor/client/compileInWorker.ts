import type {
  CodeError,
  CompileReply,
  CompileRequest,
  LiveLanguage,
  Program,
} from '../../../demo/shared/liveCode';

type Resolve = (result: Program | CodeError) => void;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, { resolve: Resolve; reject: (error: unknown) => void }>();

/**
 * Compiles edited code in a worker; the compiler is loaded with the first call.
 * @throws Error when the compiler cannot be loaded; the next call tries again
 */
export function compileInWorker(code: string, language: LiveLanguage): Promise<Program | CodeError> {
  const request: CompileRequest = { id: ++lastId, code, language };
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    worker ??= startWorker();
    worker.postMessage(request);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('../worker/worker.ts', import.meta.url), {
    type: 'module',
  });
  started.onmessage = ({ data: { id, result } }: MessageEvent<CompileReply>) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  started.onerror = ({ message }) => {
    started.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(message || 'The compiler did not load.'));
    waiting.clear();
  };
  return started;
}
