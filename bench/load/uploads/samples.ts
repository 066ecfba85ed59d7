import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Creates a small picture with grain. */
export const createPicture = (format: 'jpeg' | 'png'): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 320, height: 240, channels: 3, background: '#a41e22' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer()

/** Creates a PNG whose header claims 60 000 × 60 000 pixels, with a correct checksum. */
export async function createPixelBomb(): Promise<Buffer> {
  const bomb = await createPicture('png')
  const [typeStart, dataStart, dataEnd] = [12, 16, 29]
  bomb.writeUInt32BE(60_000, dataStart)
  bomb.writeUInt32BE(60_000, dataStart + 4)
  bomb.writeUInt32BE(crc32(bomb.subarray(typeStart, dataEnd)), dataEnd)
  return bomb
}

/** A PDF without pages that holds other data in a stream. */
export function pdfWith(data: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [] /Count 0 >>',
    `<< /Length ${data.length} >>\nstream\n${data}\nendstream`,
  ]
  let body = '%PDF-1.7\n'
  const entries = objects.map((object, index) => {
    const entry = `${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return entry
  })
  const table = `xref\n0 4\n0000000000 65535 f \n${entries.join('')}`
  return `${body}${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}

/** A ZIP with one empty file: its entry, the directory and the end of the directory. Source: PKWARE APPNOTE, 4.3. */
export const zip = [
  `PK\x03\x04\x14${'\0'.repeat(21)}\x01\0\0\0a`,
  `PK\x01\x02\x14\0\x14${'\0'.repeat(21)}\x01${'\0'.repeat(17)}a`,
  `PK\x05\x06${'\0'.repeat(4)}\x01\0\x01\0\x2f\0\0\0\x1f\0\0\0\0\0`,
].join('')
