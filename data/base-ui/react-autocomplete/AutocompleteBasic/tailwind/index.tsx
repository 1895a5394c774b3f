import { useAutocomplete } from '@mui/base/useAutocomplete';

const input =
  'rounded-lg border border-current/55 px-3 py-2 outline-blue-700 dark:outline-blue-300 focus-visible:outline-3 focus-visible:outline-offset-2';
const listbox =
  'absolute inset-x-0 top-full z-10 mt-2 max-h-40 overflow-y-auto rounded-lg border border-current/25 bg-white p-1 dark:bg-slate-800';
const item =
  'cursor-pointer rounded-md px-2 py-1.5 aria-selected:font-semibold aria-selected:text-blue-700 dark:aria-selected:text-blue-300 [&.Mui-focused]:bg-blue-700/12 dark:[&.Mui-focused]:bg-blue-300/12 outline-blue-700 dark:outline-blue-300 [&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:-outline-offset-2';

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
    <div className="relative grid w-64 gap-1" {...getRootProps()}>
      <label {...getInputLabelProps()}>From</label>
      <input className={input} {...getInputProps()} />
      {groupedOptions.length > 0 && (
        <ul className={listbox} {...getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} className={item} {...props}>
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
