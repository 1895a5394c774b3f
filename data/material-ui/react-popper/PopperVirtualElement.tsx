import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const invoices = ['Invoice 1042', 'Invoice 1043', 'Invoice 1044', 'Invoice 1045'];

export default function PopperVirtualElement() {
  const list = React.useRef<HTMLDivElement>(null);
  const [selected, setSelected] = React.useState<readonly string[]>([]);

  // A new object for each selection, so that the Popper measures again.
  const anchor = React.useMemo(() => {
    const getBoundingClientRect = () => {
      const rows = [...(list.current?.children ?? [])]
        .filter((row, index) => selected.includes(invoices[index] ?? ''))
        .map((row) => row.getBoundingClientRect());
      const top = Math.min(...rows.map((row) => row.top));
      const left = Math.min(...rows.map((row) => row.left));
      const bottom = Math.max(...rows.map((row) => row.bottom));
      const right = Math.max(...rows.map((row) => row.right));
      return new DOMRect(left, top, right - left, bottom - top);
    };
    return {
      getBoundingClientRect,
      get contextElement() {
        return list.current ?? undefined;
      },
    };
  }, [selected]);

  const archive = () => {
    setSelected([]);
    // The button is about to disappear.
    list.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <FormGroup ref={list} aria-label="Invoices" sx={{ mr: 16 }}>
        {invoices.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={selected.includes(name)} />}
            onChange={(event, checked) =>
              setSelected((previous) =>
                checked ? [...previous, name] : previous.filter((it) => it !== name),
              )
            }
          />
        ))}
      </FormGroup>
      <Popper
        open={selected.length > 0}
        anchorEl={anchor}
        placement="right"
        role="toolbar"
        aria-label="Selected invoices"
        disablePortal
        sx={{ zIndex: 1 }}
      >
        <Paper elevation={4} sx={{ p: 0.5 }}>
          <Button size="small" onClick={archive}>
            Archive {selected.length}
          </Button>
        </Paper>
      </Popper>
    </>
  );
}
