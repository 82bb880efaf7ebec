import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Field } from './Field';
import * as styles from './Field.css';

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Website',
    children: (control) => (
      <input {...control} className={styles.fieldBox} type="url" autoComplete="url" />
    ),
  },
  parameters: guide({
    purpose: 'Label, help and error around a native control for which there is no component.',
    avoid: 'Where TextField, Select or another has it all.',
    keys: [],
    dos: ['Give the control what the field hands it: id, description, state.'],
    donts: ['Use the placeholder as the label.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Website' });
    await userEvent.click(canvas.getByText('Website'));
    await expect(input).toHaveFocus();
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
});

export const Optional = meta.story({
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Website ?\(optional\)$/ })).toBeVisible();
  },
});

export const WithHelp = meta.story({
  args: { description: 'The address of the brand, with https.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(
      'The address of the brand, with https.',
    );
  },
});

export const Wrong = meta.story({
  args: {
    description: 'The address of the brand, with https.',
    errorMessage: 'Enter an address like https://example.com',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Website' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'The address of the brand, with https. Enter an address like https://example.com',
    );
  },
});

export const LabelHidden = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toBeVisible();
    await expect(canvas.getByText('Website').getBoundingClientRect().top).toBeLessThan(64);
    await expect(canvas.getByText('Website').parentElement?.offsetWidth).toBe(1);
  },
});
