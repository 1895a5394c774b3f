import * as source from '../../../../demo/client/themes/plainJoy';
import { ThemeViewer } from './ThemeViewer';

/** The viewer with the theme of `extendTheme()`. */
export const JoyThemeViewer = () => <ThemeViewer source={source} />;
