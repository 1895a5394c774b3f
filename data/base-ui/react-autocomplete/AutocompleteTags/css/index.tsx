import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const people = ['Ana Silva', 'Ben Carter', 'Chloe Martin', 'David Kim', 'Mei Lin'];

export default function AutocompleteTags() {
  const {
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    getTagProps,
    groupedOptions,
    setAnchorEl,
    value,
  } = useAutocomplete({
    options: people,
    multiple: true,
    defaultValue: ['Mei Lin'],
    filterSelectedOptions: true,
    openOnFocus: true,
  });

  return (
    <div className="invitation" {...getRootProps()}>
      <label {...getInputLabelProps()}>Guests</label>
      <div className="tags" ref={setAnchorEl}>
        {value.map((person, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return (
            <button
              className="tag"
              key={key}
              {...props}
              type="button"
              onClick={onDelete}
              aria-label={`Remove ${person}`}
            >
              {person}
            </button>
          );
        })}
        <input className="guest" {...getInputProps()} />
      </div>
      {groupedOptions.length > 0 && (
        <ul className="people" {...getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} className="person" {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
