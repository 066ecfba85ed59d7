import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A PDF of the given objects, with a cross-reference table. Each object is the text between `obj` and `endobj`. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  objects.forEach((object, index) => {
    offsets.push(length())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  })
  const start = length()
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** A stream object with its dictionary. */
export const streamOf = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])

/** An object stream, as Word and most other programs write them, that holds one object. */
export const objectStream = (object: string, filter = '/Filter /FlateDecode'): Buffer =>
  streamOf(`/Type /ObjStm /N 1 /First 4 ${filter}`, deflateSync(`9 0 ${object}`))

export const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
export const pages = '<< /Type /Pages /Kids [] /Count 0 >>'

export const plainPdf = (): Buffer => pdfOf([catalogue, pages])

/** A PDF of exactly so many bytes. */
export function pdfOfSize(bytes: number): Buffer {
  const filled = (length: number) => pdfOf([catalogue, pages, streamOf('', Buffer.alloc(length, 'x'))])
  const length = bytes - filled(1_000_000).length + 1_000_000
  return filled(length)
}

/** A ZIP with one empty file named `a`, as Python writes it. */
export const zip = (): Buffer =>
  Buffer.from(
    '504b0304140000000000000021000000000000000000000000000100000061504b0102140314' +
      '0000000000000021000000000000000000000000000100000000000000000000008001000000' +
      '0061504b050600000000010001002f0000001f0000000000',
    'hex',
  )

/** A picture with noise, so that it does not compress to nothing. */
export const picture = (format: 'jpeg' | 'png', width = 320, height = 240): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#a41e22' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer()

/** A chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The header of a PNG in grey, 8 bits a pixel. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return pngChunk('IHDR', header)
}

/** A PNG that claims to be of a size, whatever data it has. */
export const pngClaiming = (width: number, height: number): Buffer =>
  Buffer.concat([
    pngSignature,
    pngHeader(width, height),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
