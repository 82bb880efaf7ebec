/** A second of silence, as a WAV file. */
export function silentWav(): Blob {
  const samples = 8000;
  const header = new DataView(new ArrayBuffer(44));
  const word = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i += 1) header.setUint8(at + i, letters.charCodeAt(i));
  };
  word(0, 'RIFF');
  header.setUint32(4, 36 + samples, true);
  word(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  // Uncompressed, one channel, one byte a sample.
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, samples, true);
  header.setUint32(28, samples, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  word(36, 'data');
  header.setUint32(40, samples, true);
  return new Blob([header, new Uint8Array(samples).fill(128)], { type: 'audio/wav' });
}
