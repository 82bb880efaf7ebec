import { addons } from 'storybook/manager-api';
import { brandroomTheme } from './brandroom-theme';

addons.setConfig({ theme: brandroomTheme });
