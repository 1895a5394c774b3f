import { MARKDOWN_ENDINGS } from '../../../page/shared/pageFiles';
import { FRAMEWORK_FOLDER } from '../../../shell/shared/framework';
import { CONTENT_TYPES } from '../../../export/node/policy/contentTypes.mjs';
import { CACHE_CONTROL, type HeaderKinds, type Headers } from './headers';
import {
  hasSplat,
  REDIRECT_STATUSES,
  expandRules,
  SPLAT,
  type Redirect,
} from '../../../export/node/redirects/redirect';

/**
 * A configuration for Caddy; only its root has to be changed.
 * @param hidden public paths of files that are not served
 */
export function getCaddyfile(
  { everywhere, secure, hashed, markdown, others }: HeaderKinds,
  redirects: readonly Redirect[],
  hidden: readonly string[],
): string {
  const rules = expandRules(redirects);
  const statuses = REDIRECT_STATUSES.map((status) => formatRedirects(status, rules));
  return `# Serves the site with Caddy. The build writes this file: change the root below, and run caddy with it. With a
# domain in place of :80, Caddy gets a certificate for it.

(headers) {
	header {
${formatHeaders(everywhere, 2)}
		-Server
	}
	header @secure {
${formatHeaders(secure, 2)}
	}
}

:80 {
	root * /var/www/site/out

	@secure expression \`{http.request.scheme} == "https" || {header.X-Forwarded-Proto} == "https"\`
	import headers
	@hashed path ${FRAMEWORK_FOLDER}*
	header @hashed {
${formatHeaders(hashed, 2)}
	}
	@markdown path ${MARKDOWN_ENDINGS.map((ending) => `*${ending}`).join(' ')}
	header @markdown {
${formatHeaders(markdown, 2)}
	}
	@others not path ${FRAMEWORK_FOLDER}*
	header @others {
${formatHeaders(others, 2)}
	}
${Object.entries(CONTENT_TYPES)
  .map(
    ([extension, type]) =>
      `	@${extension} path *.${extension}\n	header @${extension} Content-Type ${quote(type)}`,
  )
  .join('\n')}

	# The path as sent, not decoded.
	map {uri} {sent_path} {
		~^([^?]*) "\${1}"
	}
${statuses.join('\n')}
	# Caddy's own redirect to the slash loses the query.
	@page {
		not path */ //*
		file {path}/index.html
	}
	map {query} {page_query} {
		"" ""
		default "?{query}"
	}
	redir @page "{path}/{page_query}" 308

	file_server {
		precompressed br gzip
		hide ${hidden.map((path) => path.slice(1)).join(' ')}
	}
	handle_errors {
		import headers
		header {
			${CACHE_CONTROL} ${quote(others[CACHE_CONTROL] ?? '')}
			Content-Type ${quote(CONTENT_TYPES.html ?? '')}
		}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** The redirects of one status. The request's query is added to the target, unless the target has a hash. */
function formatRedirects(status: number, rules: readonly Redirect[]): string {
  const [to, query] = [`{to_${status}}`, `{query_${status}}`];
  const lines = rules
    .filter((rule) => rule.status === status)
    .map((rule) =>
      hasSplat(rule)
        ? `		~^${rule.from.slice(0, -SPLAT.source.length)}(.*)$ ${quote(rule.to.replace(SPLAT.target, '${1}'))}`
        : `		${rule.from} ${quote(rule.to)}`,
    );
  return `	map {sent_path} ${to} {
${lines.join('\n')}
		default ""
	}
	map "${to} {query}" ${query} {
		"~ $" ""
		~^\\S*# ""
		"~^\\S*\\?\\S* (.*)$" "&\${1}"
		default "?{query}"
	}
	@moved_${status} expression \`{to_${status}} != ""\`
	redir @moved_${status} "${to}${query}" ${status}
`;
}

function formatHeaders(headers: Headers, depth: number): string {
  return Object.entries(headers)
    .map(([name, value]) => `${'\t'.repeat(depth)}${name} ${quote(value)}`)
    .join('\n');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
