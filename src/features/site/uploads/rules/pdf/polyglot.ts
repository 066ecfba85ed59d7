/** The last record of a ZIP, the beginning of its directory, and where the record states the directory's size. */
const endOfDirectory = [0x50, 0x4b, 0x05, 0x06]
const directoryEntry = [0x50, 0x4b, 0x01, 0x02]
const recordBytes = 22
const sizeOffset = 12

const matchesAt = (bytes: Uint8Array, position: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[position + index] === byte)

/**
 * Whether a program for ZIP files, JAR and Office documents included, would find a directory in the file.
 *
 * Source: PKWARE APPNOTE, 4.3.
 */
function isZip(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const last = bytes.length - recordBytes
  for (let end = bytes.indexOf(0x50); end >= 0 && end <= last; end = bytes.indexOf(0x50, end + 1)) {
    if (!matchesAt(bytes, end, endOfDirectory)) continue
    if (matchesAt(bytes, end - view.getUint32(end + sizeOffset, true), directoryEntry)) return true
  }
  return false
}

const html = /<(?:!doctype\s+html|html|script)[\s>]/i

/**
 * Whether a PDF is also a file of another type, or contains another PDF as it is.
 *
 * @param text the bytes, one character for each.
 */
export const isPolyglot = (bytes: Uint8Array, text: string): boolean =>
  isZip(bytes) || html.test(text) || text.includes('%PDF-', 1)
