import preview from '../preview';
import { Space } from './Space';

const meta = preview.meta({ title: 'Foundations/Space', component: Space, tags: ['!autodocs'] });

export const Default = meta.story({});
