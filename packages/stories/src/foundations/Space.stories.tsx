import preview from '../preview';
import { Space } from './Space';

const meta = preview.meta({
  title: 'Foundations/Space',
  parameters: { controls: { disable: true } },
  component: Space,
  tags: ['!autodocs'],
});

export const Default = meta.story({});
