import type { FileId, Id } from '@brandroom/domain/id.schema';

/** A chosen image: one of the library, or a generated one that is not in it yet. */
export type ImageChoice = { readonly alt: string } & (
  | { readonly kind: 'file'; readonly id: FileId }
  | { readonly kind: 'generated'; readonly id: Id<'GeneratedImage'> }
);

/** The common props of the picker's tabs. */
export interface ChoosingProps {
  chosen: readonly ImageChoice[];
  onToggle: (choice: ImageChoice, isOn: boolean) => void;
}
