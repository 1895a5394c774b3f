import { kit } from './kit';
import { ThemeBuilder } from '../../ThemeBuilder';

/** The builder of themes for `extendTheme()`. */
export const JoyThemeBuilder = () => <ThemeBuilder kit={kit} />;
