import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findServer } from '../../src/cli/process/setup.mjs';
import { endProgram, findPort } from '../programs';

export const SERVERS = ['nginx', 'caddy'] as const;
export type ServerName = (typeof SERVERS)[number];

/** A server of the export with the configuration that the build has written. */
export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Longest time until a server answers, in ms. */
const START_LIMIT = 20_000;

/**
 * Starts an installed server on a free port, as a child process that leaves nothing behind. Of the shipped configuration
 * the root is changed, as anybody would, and the port.
 * @throws Error with what the server has printed when it does not start
 */
export async function startServer(name: ServerName): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const port = await findPort();
  const { args, env } = name === 'nginx' ? configureNginx(folder, port) : configureCaddy(folder, port);
  const child = spawn(findServer(name) ?? name, args, { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await endProgram(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const limit = Date.now() + START_LIMIT;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`${name} does not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop };
}

/** What a reader changes, and a port that needs no rights. */
function readConfiguration(file: string, port: number): string {
  return readFileSync(`hosting/${file}`, 'utf8')
    .replace('/var/www/site/out', path.resolve('out'))
    .replace('listen 80;', `listen ${port};`)
    .replace('listen [::]:80;', `listen [::]:${port};`)
    .replace(/^:80 \{/m, `http://:${port} {`);
}

/** Where a distribution has its modules switched on. */
const MODULES = '/etc/nginx/modules-enabled';

function configureNginx(folder: string, port: number) {
  writeFileSync(path.join(folder, 'site.conf'), readConfiguration('nginx.conf', port));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `daemon off;
pid ${folder}/pid;
error_log stderr warn;
worker_processes auto;
${existsSync(MODULES) ? `include ${MODULES}/*.conf;` : ''}
${process.getuid?.() === 0 ? `user ${os.userInfo().username};` : ''}
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;
  const file = path.join(folder, 'main.conf');
  writeFileSync(file, main);
  return { args: ['-c', file, '-e', 'stderr'], env: {} };
}

function configureCaddy(folder: string, port: number) {
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${readConfiguration('Caddyfile', port)}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return { args, env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } };
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Not yet.
    return false;
  }
}
