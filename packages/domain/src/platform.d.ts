// The platform types that the contract names, so that operations on files are typed here too, and
// the encoders that every platform has. The rest of the DOM stays out of this package.

interface Blob {
  readonly size: number;
  readonly type: string;
}

interface File extends Blob {
  readonly name: string;
  readonly lastModified: number;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare function btoa(binary: string): string;
