import { zhCN as core } from '@mui/material/locale';
import { zhCN as dataGrid } from '@mui/x-data-grid/locales';
import { zhCN as datePickers } from '@mui/x-date-pickers/locales';

/** Texts of the libraries' components in Chinese, as a part of a theme. */
export const locale = {
  components: { ...core.components, ...dataGrid.components, ...datePickers.components },
};
