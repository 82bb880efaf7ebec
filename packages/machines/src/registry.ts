/// <reference types="vite/types/importMeta.d.ts" />
import type { RegisteredMachine } from './testing/scenario';

const found = import.meta.glob<RegisteredMachine<unknown, never>>('./*/*.scenarios.ts', {
  eager: true,
  import: 'fixtures',
});

/** Every machine of this package, by the name of its folder. */
export const registeredMachines = Object.entries(found).map(([path, fixtures]) => ({
  ...fixtures,
  slug: path.split('/').at(1) ?? path,
}));
