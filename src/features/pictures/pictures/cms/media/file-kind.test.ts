import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileKindOf } from './file-kind.ts'

const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a41e22' } })
const iso = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 8 + 4 * (brands.length + 1)]),
    Buffer.from(`ftyp${brands[0]}`),
    Buffer.alloc(4),
    Buffer.from(brands.slice(1).join('')),
  ])

it.each([
  ['jpeg', 'image/jpeg', 'jpg'],
  ['png', 'image/png', 'png'],
  ['webp', 'image/webp', 'webp'],
  ['avif', 'image/avif', 'avif'],
] as const)('recognises a %s file as a picture', async (format, mimeType, extension) => {
  const data = await blank.clone().toFormat(format).toBuffer()
  expect(fileKindOf(data)).toEqual({ mimeType, extension, use: 'picture' })
})

it.each([
  ['application/pdf', 'document', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['video/mp4', 'video', iso('isom', 'isom', 'iso2', 'avc1', 'mp41')],
  ['video/mp4', 'video', iso('mp42', 'mp42', 'isom')],
  ['image/avif', 'picture', iso('mif1', 'mif1', 'avif', 'miaf')],
  [
    'video/webm',
    'video',
    Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webmB\x87\x81\x04', 'latin1'),
  ],
  ['text/vtt', 'captions', Buffer.from('WEBVTT\n\n00:00.000 --> 00:03.000\nA windpump turns.\n')],
  ['text/vtt', 'captions', Buffer.from('\ufeffWEBVTT - in Afrikaans\r\n')],
])('recognises %s by its first bytes', (mimeType, use, data) => {
  expect(fileKindOf(data)).toMatchObject({ mimeType, use })
})

it.each([
  ['an SVG file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an SVG file with an XML declaration', Buffer.from('<?xml version="1.0"?><svg/>')],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a script that begins with JFIF', Buffer.from('JFIF<script>')],
  ['a HEIC photo', iso('heic', 'mif1', 'heic')],
  ['a QuickTime video', iso('qt  ', 'qt  ')],
  ['a Matroska video', Buffer.from('\x1aE\xdf\xa3\x9fB\x82\x88matroska', 'latin1')],
  ['a GIF', Buffer.from('GIF89a')],
  ['text', Buffer.from('hello')],
  ['text that only begins like WebVTT', Buffer.from('WEBVTTX')],
  ['SubRip captions', Buffer.from('1\n00:00:00,000 --> 00:00:03,000\nHello\n')],
  ['an empty file', Buffer.alloc(0)],
])('rejects %s', (_, data) => {
  expect(fileKindOf(data)).toBeNull()
})
