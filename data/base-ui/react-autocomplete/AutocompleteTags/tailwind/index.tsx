import { useAutocomplete } from '@mui/base/useAutocomplete';

const tagList =
  'flex flex-wrap gap-1.5 rounded-lg border border-current/55 p-1.5 outline-blue-700 dark:outline-blue-300 focus-within:outline-3 focus-within:outline-offset-2';
const tag =
  "cursor-pointer rounded-md bg-blue-700/12 px-2 py-0.5 after:ms-1 after:content-['×'_/_''] dark:bg-blue-300/12 outline-blue-700 dark:outline-blue-300 focus:outline-2";
const listbox =
  'absolute inset-x-0 top-full z-10 mt-2 rounded-lg bg-white p-1 shadow-lg dark:bg-slate-800';
const item =
  'cursor-pointer rounded-md px-2 py-1 [&.Mui-focused]:bg-blue-700 [&.Mui-focused]:text-white [&.Mui-focused]:outline-2 [&.Mui-focused]:-outline-offset-2 [&.Mui-focused]:outline-transparent dark:[&.Mui-focused]:bg-blue-300 dark:[&.Mui-focused]:text-blue-950';

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
    <div className="relative grid w-68 gap-1" {...getRootProps()}>
      <label {...getInputLabelProps()}>Guests</label>
      <div className={tagList} ref={setAnchorEl}>
        {value.map((person, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return (
            <button
              className={tag}
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
        <input
          className="min-w-0 flex-[1_1_5rem] outline-none"
          {...getInputProps()}
        />
      </div>
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
    </div>
  );
}
