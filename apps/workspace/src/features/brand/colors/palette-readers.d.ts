/**
 * Types for the parts of third-party readers that the tests use, because the packages have none.
 */
declare module 'ase-util' {
  export interface Entry {
    readonly type: 'group' | 'color';
    readonly name: string;
    readonly entries: readonly {
      readonly name: string;
      readonly color: Readonly<Record<string, unknown>>;
    }[];
  }

  /** Accepts only a Buffer. */
  export function read(bytes: Uint8Array): Entry[];
}

declare module 'anypalette' {
  export interface Swatch {
    readonly name?: string;
    toString(): string;
  }

  /** Calls back synchronously. */
  export function loadPalette(
    source: { data: Uint8Array; fileExt: string },
    callback: (error: Error | null, palette: readonly Swatch[] | undefined) => void,
  ): void;
}
