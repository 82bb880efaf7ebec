// The worker that reads PDFs; what it reads never runs on the page.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
