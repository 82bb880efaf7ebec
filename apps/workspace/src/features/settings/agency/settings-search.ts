import * as v from 'valibot';

import { oneOf } from '../../../shared/navigation/search-params';

/** The ways to create a brand that an address can open. */
export const brandCreations = ['choice', 'form'] as const;
export type BrandCreation = (typeof brandCreations)[number];

/** The search parameters of a settings page. */
export const settingsSearch = v.object({ create: oneOf(brandCreations) });
export type SettingsSearch = v.InferOutput<typeof settingsSearch>;
