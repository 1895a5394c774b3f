import { kit } from './kit';
import { ThemeBuilder } from '../../ThemeBuilder';

/** The builder of themes for `createTheme()`. */
export const MaterialThemeBuilder = () => <ThemeBuilder kit={kit} />;
