import { getInheritedComponents, type Api, type ComponentApi } from '../../shared/api';
import { getPropId } from '../../shared/apiIds';
import { elements } from '../../../content/node/elements/elements';
import { ApiList } from './ApiList';
import { getFieldColumns, toFieldRow, type RowContext } from './fieldRows';
import { toLink } from './Markdown';

/** The props that a component inherits from others, collapsed at first. */
export function Inheritance({
  component,
  api,
  context,
}: {
  component: ComponentApi;
  api: Api;
  context: RowContext;
}) {
  const { name, inherits } = component;
  const known = new Set(component.props.map((prop) => prop.name));
  const parents = getInheritedComponents(api, component).map((parent) => {
    const props = parent.props.filter((prop) => !known.has(prop.name));
    for (const prop of props) known.add(prop.name);
    return { parent, props };
  });
  return (
    <>
      <elements.h3 id="inheritance">Inheritance</elements.h3>
      {inherits && (
        <p>
          The props of <a {...toLink(inherits.href)}>{inherits.name}</a> are props of {name} as well.
        </p>
      )}
      {parents
        .filter(({ props }) => props.length > 0)
        .map(({ parent, props }) => (
          <details key={parent.name} className="api-inherited">
            <summary>
              Props of {parent.name} ({props.length})
            </summary>
            <ApiList
              label={`Props of ${parent.name}`}
              section="props"
              columns={getFieldColumns(props)}
              rows={props.map((prop) => {
                const href = `${parent.pathname}#${getPropId(parent, prop)}`;
                return toFieldRow(prop, { id: null, href }, context);
              })}
            />
          </details>
        ))}
    </>
  );
}
