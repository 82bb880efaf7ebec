import type { FailureRow } from './failure-row';
import { failed, press, pressInDialog, type } from './failure-row';

/** Changes of the agency and its brands. */
export const agencyRows: readonly FailureRow[] = [
  {
    operation: 'agency.update',
    address: '/settings/agency',
    act: async (page) => {
      await type(page, 'Agency name', 'Another agency');
      await press(page, 'Save changes');
    },
    message: failed,
    kept: ['Agency name', 'Another agency'],
    retry: 'Save changes',
    done: 'Agency profile saved',
  },
  {
    operation: 'agency.transferOwnership',
    address: '/settings/agency',
    act: async (page) => {
      await press(page, 'Transfer ownership…');
      const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await dialog.getByRole('textbox').first().fill('manager@example.com');
      await dialog.getByRole('textbox').last().fill('Another agency');
      await pressInDialog(page, 'Transfer ownership');
    },
    message: failed,
    kept: ['New owner’s email address', 'manager@example.com'],
    retry: (page) => pressInDialog(page, 'Transfer ownership'),
    done: /now owns Another agency$/u,
  },
  {
    operation: 'brands.create',
    address: '/settings/brands',
    act: async (page) => {
      await press(page, 'Create New Brand');
      await press(page, 'Start Building');
      await type(page, 'Brand name', 'Northwind');
      await pressInDialog(page, 'Create brand');
    },
    message: failed,
    kept: ['Brand name', 'Northwind'],
    retry: (page) => pressInDialog(page, 'Create brand'),
    done: 'Northwind created',
  },
  {
    operation: 'brands.update',
    address: '/settings/brands',
    act: async (page) => {
      await press(page, 'Edit Northwind');
      await type(page, 'Brand name', 'Southwind');
      await pressInDialog(page, 'Save changes');
    },
    message: failed,
    kept: ['Brand name', 'Southwind'],
    retry: (page) => pressInDialog(page, 'Save changes'),
    done: 'Southwind saved',
  },
  {
    operation: 'brands.archive',
    address: '/settings/brands',
    act: (page) => press(page, 'Archive Southwind'),
    message: 'Southwind could not be archived',
    done: 'Southwind archived',
  },
  {
    operation: 'brands.restore',
    address: '/settings/brands',
    act: (page) => press(page, 'Restore Southwind'),
    message: 'Southwind could not be restored',
    done: 'Southwind restored',
  },
  {
    operation: 'quickBuild.build',
    address: '/settings/brands',
    act: async (page) => {
      await press(page, 'Create New Brand');
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: 'Website URL' })
        .fill('north-light.com');
      await page.keyboard.press('Enter');
    },
    message: 'The brand could not be built',
    done: /North Light/u,
  },
];
