import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { NumberField } from './NumberField';

const money = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

const meta = preview.meta({
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'From age', defaultValue: 18, minValue: 13, maxValue: 120, onChange: fn() },
  argTypes: { formatOptions: { control: 'object' } },
  parameters: guide({
    purpose: 'An amount that a person types or nudges: a budget, an age, a percentage.',
    avoid: 'For figures that are no amount, as a postcode or a card number, use TextField.',
    keys: [
      { keys: ['ArrowUp', 'ArrowDown'], does: 'One step more or less', story: 'SteppedByKeyboard' },
      { keys: ['PageUp', 'PageDown'], does: 'Ten steps more or less', story: 'SteppedByKeyboard' },
      { keys: ['Home', 'End'], does: 'The least and the most', story: 'SteppedByKeyboard' },
    ],
    dos: [
      'Say the range or the unit in the description.',
      'Give formatOptions for money and percentages: the sign is written and read with the number.',
    ],
    donts: [
      'Offer only a slider for a range: two number fields reach every value.',
      'Set minValue or maxValue for unusual but valid values.',
    ],
    heard: 'States',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Form onSubmit={() => undefined} aria-label="Targeting">
      <NumberField
        label="Budget"
        description="In whole dollars."
        defaultValue={12_500}
        minValue={0}
        step={100}
        formatOptions={money}
      />
      <NumberField label="Discount" isOptional formatOptions={{ style: 'percent' }} />
      <NumberField label="To age" defaultValue={18} errorMessage="Enter more than 18" />
      <NumberField label="Red" defaultValue={32} minValue={0} maxValue={255} areStepsHidden />
      <NumberField label="Members" defaultValue={15} isReadOnly />
      <NumberField label="Brands" defaultValue={5} isDisabled />
    </Form>
  ),
  play: async ({ canvas }) => {
    const budget = canvas.getByRole('textbox', { name: 'Budget' });
    await expect(budget).toHaveValue('$12,500');
    await expect(budget).toHaveAccessibleDescription('In whole dollars.');
    await expect(canvas.getByRole('button', { name: 'Increase Budget' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Increase Red' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'To age' })).toHaveAccessibleDescription(
      'Enter more than 18',
    );
    const groundOf = (name: string) => {
      const box = canvas.getByRole('textbox', { name }).parentElement;
      return box ? getComputedStyle(box).backgroundColor : '';
    };
    await expect(groundOf('Budget')).toBe(groundOf('Red'));
    await expect(groundOf('Members')).not.toBe(groundOf('Budget'));
  },
});

export const SteppedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'From age' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('19');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('29');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(field).toHaveValue('13');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('120');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const SteppedByButtons = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase From age' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(19);
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease From age' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(18);
  },
});

export const OutOfRangeIsRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'From age' });
    const less = canvas.getByRole('button', { name: 'Decrease From age' });
    await userEvent.tab();
    await userEvent.keyboard('7');
    await waitFor(() => expect(less).toBeDisabled());
    await userEvent.tab();
    await expect(field).toHaveValue('7');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a number from 13 to 120');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('21');
    await waitFor(() => expect(less).toBeEnabled());
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(21);
  },
});

export const Emptied = meta.story({
  args: { defaultValue: 13 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    const less = canvas.getByRole('button', { name: 'Decrease From age' });
    await waitFor(() => expect(less).toBeEnabled());
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
