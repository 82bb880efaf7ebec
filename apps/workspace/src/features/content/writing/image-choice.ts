import type { FileId, Id } from '@brandroom/domain/id.schema';

/** An image that is to be added: one of the library, or a generated one that is not there yet. */
export type ImageChoice = { readonly alt: string } & (
  | { readonly kind: 'file'; readonly id: FileId }
  | { readonly kind: 'generated'; readonly id: Id<'GeneratedImage'> }
);

/** The common props of the picker's tabs. */
export interface ChoosingProps {
  chosen: readonly ImageChoice[];
  onToggle: (choice: ImageChoice, isOn: boolean) => void;
}
