import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server of the export on an origin of its own, some files of which can be replaced while pages are open. */
export interface Deployment {
  readonly url: string;
  /** Replaces a script or a JSON file. */
  readonly deploy: (path: string, text: string) => void;
  /** Makes documents pause before the first occurrence of a text. */
  readonly pauseBefore: (text: string) => void;
  readonly close: () => void;
}

/** Starts a proxy of the site that passes on everything but what is replaced. */
export async function startDeployment(siteUrl: string): Promise<Deployment> {
  const replaced = new Map<string, string>();
  let pause: string | null = null;
  const server: Server = createServer((incoming, outgoing) => {
    const replacement = replaced.get(incoming.url ?? '');
    if (replacement !== undefined) {
      const type = incoming.url?.endsWith('.js') ? 'text/javascript' : 'application/json';
      outgoing.writeHead(200, { 'content-type': type }).end(replacement);
      return;
    }
    const { method } = incoming;
    // A document that pauses is cut as text.
    const headers =
      pause === null ? incoming.headers : { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(new URL(incoming.url ?? '/', siteUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (pause !== null && answer.headers['content-type']?.startsWith('text/html')) {
        void sendInTwo(answer, outgoing, pause);
      } else answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy(path, content) {
      replaced.set(path, content);
    },
    pauseBefore(place) {
      pause = place;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Time between the two parts of a document, in ms: enough for a browser to paint the first. */
const PAUSE_MS = 700;

async function sendInTwo(answer: IncomingMessage, outgoing: ServerResponse, cut: string): Promise<void> {
  const html = await text(answer);
  const index = html.indexOf(cut);
  if (index < 0) throw new Error(`No ${cut} in the document.`);
  outgoing.write(html.slice(0, index));
  setTimeout(() => outgoing.end(html.slice(index)), PAUSE_MS);
}
