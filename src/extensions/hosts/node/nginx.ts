import { MARKDOWN_ENDINGS } from '../../../page/shared/pageFiles';
import { FRAMEWORK_FOLDER } from '../../../shell/shared/framework';
import { CONTENT_TYPES } from '../../../export/node/policy/contentTypes.mjs';
import type { HeaderKinds, Headers } from './headers';
import {
  hasSplat,
  REDIRECT_STATUSES,
  expandRules,
  SPLAT,
  type Redirect,
} from '../../../export/node/redirects/redirect';

/**
 * A configuration for nginx, to be included in its `http` block; only its root has to be changed.
 * @param hidden public paths of files that are not served
 */
export function getNginxConfiguration(
  headers: HeaderKinds,
  redirects: readonly Redirect[],
  hidden: readonly string[],
): string {
  const rules = expandRules(redirects);
  return `# Serves the site with nginx. The build writes this file: change the root below, and include it in the
# http block, as /etc/nginx/conf.d/site.conf for example. With TLS, add your certificate and listen on 443.
# brotli_static comes from Debian's package libnginx-mod-http-brotli-static: without the module, remove its line.

map_hash_bucket_size 256;
map_hash_max_size 8192;

# The path as sent: a decoded path could break out of a header.
map $request_uri $site_path {
${formatLine('~^(?<site_sent_path>[^?]*)', '$site_sent_path')}
}
${REDIRECT_STATUSES.map((status) => formatRedirects(status, rules)).join('')}
# The query to append to the target of a redirect; none if the target has a hash.
map "${REDIRECT_STATUSES.map((status) => `$site_to_${status}`).join('')} $args" $site_query {
${formatLine('~ $', '')}
${formatLine('~^[^ ]*#', '')}
${formatLine('~^[^ ]*\\?', '&$args')}
  default ?$args;
}
${formatSecure(headers.secure)}${formatHashed(headers)}${formatMarkdown(headers.markdown)}
server {
  root /var/www/site/out;
  listen 80;
  listen [::]:80;
  server_name _;
  server_tokens off;
  absolute_redirect off;

  gzip_static on;
  brotli_static on;
  gzip_vary on;

  types {
${Object.entries(CONTENT_TYPES)
  .map(([extension, type]) => `    ${quote(type)} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;

${formatHeaders(headers.everywhere)}
${formatHeaders(toVariables(headers.secure))}
${formatHeaders(toVariables(headers.hashed))}
${formatHeaders(toVariables(headers.markdown))}

${REDIRECT_STATUSES.map(
  (status) => `  if ($site_to_${status}) {
    return ${status} $site_to_${status}$site_query;
  }`,
).join('\n')}

  error_page 404 /404.html;
  location / {
    try_files $uri \${uri}index.html @slash;
  }
  location @slash {
    if (-f $document_root$uri/index.html) {
      return 308 $uri/$is_args$args;
    }
    return 404;
  }
${hidden.map((path) => `  location = ${path} {\n    return 404;\n  }\n`).join('')}}
`;
}

function formatRedirects(status: number, rules: readonly Redirect[]): string {
  const lines = rules
    .filter((rule) => rule.status === status)
    .map((rule) =>
      hasSplat(rule)
        ? formatLine(
            `~^${rule.from.slice(0, -SPLAT.source.length)}(?<splat>.*)$`,
            rule.to.replace(SPLAT.target, '$splat'),
          )
        : formatLine(rule.from, rule.to),
    );
  return `\nmap $site_path $site_to_${status} {\n${[...lines, '  default "";'].join('\n')}\n}\n`;
}

/** nginx does not send a header whose value is empty. */
function formatSecure(secure: Headers): string {
  return Object.entries(secure)
    .map(
      ([name, value]) =>
        `\nmap "$scheme $http_x_forwarded_proto" ${toVariable(name)} {\n${formatLine('~https', value)}\n  default "";\n}\n`,
    )
    .join('');
}

function formatHashed({ hashed, others }: HeaderKinds): string {
  return Object.entries(hashed)
    .map(
      ([name, value]) =>
        `\nmap $uri ${toVariable(name)} {\n${formatLine(`~^${FRAMEWORK_FOLDER}`, value)}\n  default ${quote(others[name] ?? '')};\n}\n`,
    )
    .join('');
}

function formatMarkdown(markdown: Headers): string {
  const endings = MARKDOWN_ENDINGS.map((ending) => ending.replaceAll('.', '\\.')).join('|');
  return Object.entries(markdown)
    .map(
      ([name, value]) =>
        `\nmap $uri ${toVariable(name)} {\n${formatLine(`~(?:${endings})$`, value)}\n  default "";\n}\n`,
    )
    .join('');
}

/** `Cache-Control` → `$site_cache_control`. */
function toVariable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function toVariables(headers: Headers): Headers {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, toVariable(name)]));
}

function formatHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
    .join('\n');
}

function formatLine(key: string, value: string): string {
  return `  ${quote(key)} ${quote(value)};`;
}

/** Quotes a parameter, in which `$` still begins a variable. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
