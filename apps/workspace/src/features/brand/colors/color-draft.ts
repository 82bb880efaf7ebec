import type { Color, ColorDraft } from '@brandroom/domain/brand/color.schema';

/** Returns the editable fields of a color. */
export function draftOf(color: Color): ColorDraft {
  const { id: _id, brandId: _brandId, createdAt: _at, updatedAt: _on, ...fields } = color;
  const { allowedWith: _pairs, ...draft } = fields;
  return draft;
}
