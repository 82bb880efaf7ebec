import * as v from 'valibot';

import { viewSearch } from './content/view-search.schema';
import { fileViewSearch } from './file/file-view.schema';
import { brandId, savedViewId } from './id.schema';
import { requiredText } from './text.schema';
import { instant } from './time.schema';

/** The screens whose views can be saved. */
export const viewAreas = ['content', 'files'] as const;
export type ViewArea = (typeof viewAreas)[number];

export const viewName = requiredText(40, 'Enter a name for the view.');

/** The most views that a person has of one area of one brand. */
export const maxSavedViews = 20;

const ofContent = { area: v.literal('content'), search: viewSearch };
const ofFiles = { area: v.literal('files'), search: fileViewSearch };

const named = { brandId, name: viewName };
/** A view to be saved. */
export const newView = v.variant('area', [
  v.strictObject({ ...named, ...ofContent }),
  v.strictObject({ ...named, ...ofFiles }),
]);
export type NewView = v.InferOutput<typeof newView>;

const kept = { id: savedViewId, ...named, createdAt: instant };
export const contentView = v.strictObject({ ...kept, ...ofContent });
export const fileView = v.strictObject({ ...kept, ...ofFiles });
export type ContentView = v.InferOutput<typeof contentView>;
export type FileView = v.InferOutput<typeof fileView>;

/** A screen that a person saved under a name, visible only to them. */
export const savedView = v.variant('area', [contentView, fileView]);
export type SavedView = v.InferOutput<typeof savedView>;
