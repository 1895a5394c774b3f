import type { ComponentType } from 'react';
import { OfflineSettings } from './OfflineSettings';

export const settings: ComponentType = OfflineSettings;
