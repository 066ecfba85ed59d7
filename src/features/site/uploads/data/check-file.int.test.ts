import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  catalogue,
  objectStream,
  pages,
  pdfOf,
  pdfOfSize,
  picture,
  plainPdf,
  pngChunk,
  pngClaiming,
  pngHeader,
  pngSignature,
  streamOf,
  zip,
} from '../samples.test-support.ts'
import { attachmentKinds, documentKinds, pictureKinds, type UploadKind } from '../upload.ts'
import { provideFileChecks } from './check-file.test-support.ts'

const { check } = provideFileChecks()

const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
)

/** A photograph with everything that a telephone adds, taken upright. */
const photograph = async () =>
  sharp(await picture('jpeg', 400, 300))
    .withExif({ IFD0: { Make: 'Secret maker' }, IFD3: { GPSLatitude: '26/1 12/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('checkFile', () => {
  it('stores a JPEG upright, without its place and without its metadata', async () => {
    const sent = await photograph()
    expect(sent.includes('Secret maker')).toBe(true)
    const result = await check(sent, pictureKinds, '../IMG_1.JPEG')
    if (!result.ok) throw new Error(result.problem)
    const stored = await readFile(result.file.path)
    expect(result.file).toMatchObject({
      ...{ slot: 'photo', name: 'IMG_1.jpg', mediaType: 'image/jpeg', width: 300, height: 400 },
      ...{ bytes: stored.length, verdict: 'notScanned' },
    })
    const metadata = await sharp(stored).metadata()
    expect([metadata.format, metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      ...['jpeg', undefined, undefined, undefined, undefined],
    ])
    expect(stored.includes('Secret maker')).toBe(false)
  })

  it('stores a PNG as a JPEG on white, with the extension of its content', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const result = await check(png, pictureKinds, 'scan.gif')
    if (!result.ok) throw new Error(result.problem)
    expect(result.file).toMatchObject({ name: 'scan.jpg', width: 40, height: 30 })
    const { channels } = await sharp(result.file.path).stats()
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
  })

  it('reduces a large photograph to 2 560 pixels on its longest side', async () => {
    const result = await check(await picture('jpeg', 2_800, 2_100), pictureKinds)
    expect(result).toMatchObject({ ok: true, file: { width: 2_560, height: 1_920 } })
  })

  it('accepts a PDF of exactly 5 242 880 bytes and leaves it unchanged (V-265, V-272)', async () => {
    const pdf = pdfOfSize(5_242_880)
    const result = await check(pdf, documentKinds, 'cv.docx')
    if (!result.ok) throw new Error(result.problem)
    expect(result.file).toMatchObject({
      name: 'cv.pdf',
      mediaType: 'application/pdf',
      bytes: 5_242_880,
      width: null,
    })
    expect(Buffer.compare(await readFile(result.file.path), pdf)).toBe(0)
  })

  it.each([
    ['a ZIP', zip()],
    ['a page', html],
  ])('stores only the picture of a JPEG with %s appended', async (_, appended) => {
    const result = await check(Buffer.concat([await picture('jpeg'), appended]), pictureKinds)
    if (!result.ok) throw new Error(result.problem)
    const stored = await readFile(result.file.path)
    expect(stored.includes('PK\u0003\u0004') || stored.includes('<script>')).toBe(false)
  })
})

const frames = () =>
  sharp({ create: { width: 20, height: 40, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer()

describe('checkFile refuses', () => {
  it.each<[string, readonly UploadKind[], string, () => Uint8Array | Promise<Uint8Array>]>([
    ['a text named .jpg (D-324)', pictureKinds, 'wrongType', () => Buffer.from('not a picture')],
    ['a GIF (D-324)', pictureKinds, 'wrongType', frames],
    ['a PDF as a picture (D-324)', pictureKinds, 'wrongType', plainPdf],
    [
      'a WebP',
      pictureKinds,
      'wrongType',
      async () =>
        sharp(await picture('png'))
          .webp()
          .toBuffer(),
    ],
    [
      'a TIFF',
      pictureKinds,
      'wrongType',
      async () =>
        sharp(await picture('png'))
          .tiff()
          .toBuffer(),
    ],
    ['an SVG named .png', pictureKinds, 'wrongType', () => svg],
    [
      'an SVG behind a byte order mark',
      pictureKinds,
      'wrongType',
      () => Buffer.concat([Buffer.from('\ufeff'), svg]),
    ],
    [
      'an SVG behind the signature of a PNG',
      pictureKinds,
      'unreadable',
      () => Buffer.concat([pngSignature, svg]),
    ],
    [
      'an SVG behind the signature of a JPEG',
      pictureKinds,
      'unreadable',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg]),
    ],
    [
      'a GIF that is a page as well',
      pictureKinds,
      'wrongType',
      () => Buffer.concat([Buffer.from('GIF89a/*'), html]),
    ],
    ['nothing', pictureKinds, 'wrongType', () => Buffer.alloc(0)],
    ['one byte', pictureKinds, 'wrongType', () => Buffer.from('x')],
    ['half a JPEG', pictureKinds, 'unreadable', async () => (await picture('jpeg')).subarray(0, 3_000)],
    ['half a PNG', pictureKinds, 'unreadable', async () => (await picture('png')).subarray(0, 3_000)],
    ['a PNG of 50 000 × 50 000 pixels', pictureKinds, 'tooManyPixels', () => pngClaiming(50_000, 50_000)],
    ['a PNG with more pixels than data', pictureKinds, 'unreadable', () => pngClaiming(7_000, 7_000)],
    ['a Word document as a CV (V-265)', documentKinds, 'wrongType', zip],
    ['a picture as a CV (V-265)', documentKinds, 'wrongType', () => picture('png')],
    ['plain text named .pdf (V-265)', documentKinds, 'wrongType', () => Buffer.from('I am a driver')],
    ['a text as an attachment (C-308)', attachmentKinds, 'wrongType', () => Buffer.from('hello')],
    [
      'a PDF with a PDF inside',
      attachmentKinds,
      'unsafePdf',
      () => pdfOf([catalogue, pages, streamOf('/Type /EmbeddedFile', plainPdf())]),
    ],
    [
      'a PDF with a PDF named in an object stream',
      attachmentKinds,
      'unsafePdf',
      () => pdfOf([catalogue, pages, objectStream('<< /EmbeddedFiles 5 0 R >>')]),
    ],
    ['an encrypted PDF', attachmentKinds, 'encryptedPdf', () => pdfOf([catalogue, pages], '/Encrypt 5 0 R')],
    ['half a PDF', attachmentKinds, 'unreadable', () => plainPdf().subarray(0, 100)],
  ])('%s', async (_, accept, problem, file) => {
    expect(await check(await file(), accept)).toEqual({ ok: false, problem })
  })

  it('survives metadata that inflates to gigabytes, without using that memory', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000), { level: 9 })
    const texts = Array.from({ length: 20 }, () =>
      pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
    )
    const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bomb]))
    const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(11 * 10)))
    const end = pngChunk('IEND', Buffer.alloc(0))
    const png = Buffer.concat([pngSignature, pngHeader(10, 10), profile, ...texts, pixels, end])
    expect(png.length).toBeLessThan(5_242_880)
    const before = process.memoryUsage().rss
    let most = before
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 5)
    const result = await check(png, pictureKinds)
    clearInterval(timer)
    // Accepted or refused, nothing of it is stored.
    if (result.ok) expect(result.file.bytes).toBeLessThan(10_000)
    expect(most - before).toBeLessThan(150_000_000)
  })
})
