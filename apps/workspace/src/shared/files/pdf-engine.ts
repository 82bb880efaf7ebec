// Reads PDFs in a worker, so that their content never runs on the page.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
