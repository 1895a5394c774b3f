import { ptBR as core } from '@mui/material/locale';
import { ptBR as dataGrid } from '@mui/x-data-grid/locales';
import { ptBR as datePickers } from '@mui/x-date-pickers/locales';

/** Texts of the libraries' components in Portuguese, as a part of a theme. */
export const locale = {
  components: { ...core.components, ...dataGrid.components, ...datePickers.components },
};
