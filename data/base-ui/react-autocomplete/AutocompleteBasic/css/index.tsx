import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const stations = ['Amsterdam', 'Antwerp', 'Basel', 'Berlin', 'Brussels', 'Cologne'];

export default function AutocompleteBasic() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    popupOpen,
  } = useAutocomplete({ options: stations, openOnFocus: true });

  return (
    <div className="field" {...getRootProps()}>
      <label {...getInputLabelProps()}>From</label>
      <input className="text" {...getInputProps()} />
      {groupedOptions.length > 0 && (
        <ul className="listbox" {...getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} className="station" {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
      <span role="status">
        {popupOpen && groupedOptions.length === 0 && 'No station found'}
      </span>
    </div>
  );
}
