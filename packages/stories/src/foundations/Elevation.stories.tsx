import preview from '../preview';
import { Elevation } from './Elevation';

const meta = preview.meta({
  title: 'Foundations/Elevation',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  component: Elevation,
});

export const Default = meta.story({});
