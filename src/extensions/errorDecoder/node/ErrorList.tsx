import { readErrorMessages } from './errorMessages';

/** All error codes with their messages, for readers without JavaScript. */
export function ErrorList() {
  return (
    <dl className="error-list">
      {Object.entries(readErrorMessages()).map(([code, messages]) => (
        <div key={code} id={`error-${code}`}>
          <dt className="ui-mono">{code}</dt>
          {messages.map(({ text, sources }) => (
            <dd key={text}>
              <pre className="ui-small">{text}</pre>
              <p className="ui-muted">
                {sources.map(({ package: name, version }, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <code>{name}</code> {version}
                  </span>
                ))}
              </p>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
