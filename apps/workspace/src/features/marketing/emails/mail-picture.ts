/** An image in a mail: a bitmap that every mail program can show. */
export interface SentPicture {
  readonly blob: Blob;
  /** The displayed width in pixels, not that of the bitmap. */
  readonly width: number;
  readonly height: number;
}

const density = 2;
const logoBox = { width: 220, height: 44 };
const imageWidth = 600;
const jpegQuality = 0.85;

async function decoded(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function bitmap(
  image: HTMLImageElement,
  size: { width: number; height: number },
  type: 'image/png' | 'image/jpeg',
): Promise<SentPicture> {
  const canvas = new OffscreenCanvas(size.width * density, size.height * density);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { ...size, blob: await canvas.convertToBlob({ type, quality: jpegQuality }) };
}

const side = (length: number) => Math.max(1, Math.round(length));

/** Creates a logo for the header of a mail, scaled to fit. */
export async function mailLogo(blob: Blob): Promise<SentPicture> {
  const image = await decoded(blob);
  const { naturalWidth: w, naturalHeight: h } = image;
  const scale = Math.min(logoBox.width / w, logoBox.height / h);
  return bitmap(image, { width: side(w * scale), height: side(h * scale) }, 'image/png');
}

/** Creates an image for a mail, at the mail's width. */
export async function mailImage(blob: Blob): Promise<SentPicture> {
  const image = await decoded(blob);
  const { naturalWidth: w, naturalHeight: h } = image;
  return bitmap(image, { width: imageWidth, height: side((h / w) * imageWidth) }, 'image/jpeg');
}
