import type { CompileReply, CompileRequest } from '../../../demo/shared/liveCode';
import { compile } from './compile';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data: { id, code, language } }: MessageEvent<CompileRequest>) => {
  const reply: CompileReply = { id, result: compile(code, language) };
  self.postMessage(reply);
};
