import type { ComponentType } from 'react';
import { ColorSettings } from './colorTool/ColorSettings';

export const settings: ComponentType = ColorSettings;
