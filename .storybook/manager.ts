import { addons } from 'storybook/manager-api';
import { brandroomThemes } from './brandroom-theme';

addons.setConfig({ theme: brandroomThemes.light });
