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
  /** Changes the HTML of documents. */
  readonly changeDocuments: (change: (html: string) => string) => void;
  /** Whether it answers; else it ends connections, like a network that is gone. */
  readonly setReachable: (isReachable: boolean) => void;
  readonly close: () => void;
}

/** Takes the texts that pages post to an address that the site does not have, and what else the site does not have. */
interface Receiver {
  readonly path: string;
  readonly receive: (text: string) => void;
}

/** Starts a proxy of the site that passes on everything but what is replaced. */
export async function startDeployment(siteUrl: string, receiver?: Receiver): Promise<Deployment> {
  const replaced = new Map<string, string>();
  let pause: string | null = null;
  let change: ((html: string) => string) | null = null;
  let isReachable = true;
  const server: Server = createServer((incoming, outgoing) => {
    if (!isReachable) {
      incoming.destroy();
      return;
    }
    if (receiver && incoming.url === receiver.path) {
      void text(incoming).then((posted) => {
        receiver.receive(posted);
        outgoing.writeHead(204).end();
      });
      return;
    }
    const replacement = replaced.get(incoming.url ?? '');
    if (replacement !== undefined) {
      const type = incoming.url?.endsWith('.js') ? 'text/javascript' : 'application/json';
      outgoing.writeHead(200, { 'content-type': type }).end(replacement);
      return;
    }
    const { method } = incoming;
    const isText = pause !== null || change !== null;
    const headers = isText ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const forwarded = request(new URL(incoming.url ?? '/', siteUrl), { method, headers }, (answer) => {
      const { statusCode = 502 } = answer;
      if (statusCode >= 400) receiver?.receive(`${incoming.url} status: ${statusCode}`);
      const isDocument = answer.headers['content-type']?.startsWith('text/html');
      // The length of a document that is changed is another.
      if (isDocument) delete answer.headers['content-length'];
      outgoing.writeHead(statusCode, answer.headers);
      if (isDocument && pause !== null) void sendInTwo(answer, outgoing, pause);
      else if (isDocument && change !== null) void sendChanged(answer, outgoing, change);
      else answer.pipe(outgoing);
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
    changeDocuments(value) {
      change = value;
    },
    setReachable(value) {
      isReachable = value;
      if (!value) server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function sendChanged(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  change: (html: string) => string,
): Promise<void> {
  outgoing.end(change(await text(answer)));
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
