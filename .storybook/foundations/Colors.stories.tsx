import preview from '../preview';
import { Colors } from './Colors';

const meta = preview.meta({ title: 'Foundations/Colors', component: Colors, tags: ['!autodocs'] });

export const Default = meta.story({});
