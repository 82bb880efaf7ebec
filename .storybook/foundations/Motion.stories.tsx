import preview from '../preview';
import { Motion } from './Motion';

const meta = preview.meta({ title: 'Foundations/Motion', component: Motion, tags: ['!autodocs'] });

export const Default = meta.story({});
