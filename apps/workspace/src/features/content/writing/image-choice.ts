import type { FileId, Id } from '@brandroom/domain/id.schema';

/** An image that is to be added: one of the library, or a generated one that is not there yet. */
export type ImageChoice = { readonly alt: string } & (
  | { readonly kind: 'file'; readonly id: FileId }
  | { readonly kind: 'generated'; readonly id: Id<'GeneratedImage'> }
);

/** What the tabs of the picker have in common. */
export interface ChoosingProps {
  chosen: readonly ImageChoice[];
  onToggle: (choice: ImageChoice, isOn: boolean) => void;
}
