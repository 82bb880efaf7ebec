import type { StagePage } from '@brandroom/ui/StagePages';
import type { PDFPageProxy } from 'pdfjs-dist';
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { workerAddress } from '../load/worker-address';
import engineUrl from './pdf-engine?worker&url';

/** An open PDF; call `close` to free it. */
export interface OpenPdf {
  readonly pages: readonly StagePage[];
  readonly close: () => void;
}

function stagePage(page: PDFPageProxy): StagePage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    draw: async (canvas, wide, signal) => {
      const viewport = page.getViewport({ scale: wide / width });
      canvas.width = wide;
      canvas.height = Math.ceil(viewport.height);
      const drawing = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => drawing.cancel(), { once: true });
      await drawing.promise;
    },
    text: async () => {
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('');
    },
  };
}

/**
 * Opens a PDF in its own worker, without WebAssembly, which the content security policy forbids.
 * @throws for a file that is damaged or needs a password
 */
export async function openPdf(bytes: Blob): Promise<OpenPdf> {
  const port = new Worker(workerAddress(engineUrl), { type: 'module', name: 'pdf' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data: new Uint8Array(await bytes.arrayBuffer()),
    worker,
    useWasm: false,
    isEvalSupported: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  try {
    const document = await task.promise;
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
    return { pages: pages.map(stagePage), close };
  } catch (error) {
    close();
    throw error;
  }
}
