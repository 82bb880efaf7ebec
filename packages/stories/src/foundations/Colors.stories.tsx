import preview from '../preview';
import { Colors } from './Colors';

const meta = preview.meta({
  title: 'Foundations/Colors',
  parameters: { controls: { disable: true } },
  component: Colors,
  tags: ['!autodocs'],
});

export const Default = meta.story({});
