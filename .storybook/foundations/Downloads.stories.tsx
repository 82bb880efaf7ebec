import preview from '../preview';
import { Downloads } from './Downloads';

const meta = preview.meta({
  title: 'Foundations/Downloads',
  component: Downloads,
  tags: ['!autodocs'],
});

export const Default = meta.story({});
