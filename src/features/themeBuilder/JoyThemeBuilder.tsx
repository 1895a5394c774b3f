import { kit } from './kits/joy/kit';
import { ThemeBuilder } from './ThemeBuilder';

/** The builder of themes for `extendTheme()`. */
export const JoyThemeBuilder = () => <ThemeBuilder kit={kit} />;
