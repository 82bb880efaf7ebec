import { addons } from 'storybook/manager-api';
import { brandroomThemes } from '@brandroom/stories/brandroom-theme';

addons.setConfig({ theme: brandroomThemes.light });
