import preview from '../preview';
import { Icons } from './Icons';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: { controls: { disable: true } },
  component: Icons,
  tags: ['!autodocs'],
});

export const Default = meta.story({});
