import preview from '../preview';
import { Motion } from './Motion';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: { controls: { disable: true } },
  component: Motion,
  tags: ['!autodocs'],
});

export const Default = meta.story({});
