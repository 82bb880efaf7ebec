import preview from '../preview';
import { Downloads } from './Downloads';

const meta = preview.meta({
  title: 'Foundations/Downloads',
  parameters: { controls: { disable: true } },
  component: Downloads,
  tags: ['!autodocs'],
});

export const Default = meta.story({});
