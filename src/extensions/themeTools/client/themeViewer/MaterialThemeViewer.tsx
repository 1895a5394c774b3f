import * as source from '../../../../demo/client/themes/plainMaterial';
import { ThemeViewer } from './ThemeViewer';

/** The viewer with the theme of `createTheme()`. */
export const MaterialThemeViewer = () => <ThemeViewer source={source} />;
