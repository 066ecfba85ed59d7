import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** A file as an editor would upload it, small enough to be generated in every test. */
export type ExampleUpload = {
  readonly name: string
  readonly mimetype: string
  readonly data: Buffer
  readonly size: number
}

function upload(name: string, mimetype: string, data: Buffer): ExampleUpload {
  return { name, mimetype, data, size: data.length }
}

export type ExamplePicture = {
  readonly name?: string
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif'
  /** In pixels. */
  readonly width?: number
  readonly height?: number
  /** Colour of the sky as `#rrggbb`; different colours give different files. */
  readonly sky?: string
}

/** The photographer in the EXIF data, which also contain a location. */
export const photographer = 'Thandi Mokoena'
const cameraData = {
  IFD0: { Artist: photographer },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '33/1 55/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '18/1 25/1 0/1',
  },
}

/** Creates a photo of a road under a sky, with EXIF data. */
export async function examplePicture({
  format = 'jpeg',
  name = `road.${format}`,
  width = 1800,
  height = 1200,
  sky = '#7fa8c9',
}: ExamplePicture = {}): Promise<ExampleUpload> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" preserveAspectRatio="none" width="${width}" height="${height}">
    <path fill="${sky}" d="M0 0h3v1H0z"/><path fill="#b98d5b" d="M0 1h3v1H0z"/><path fill="#6d6a66" d="M1.4 1h.2l.9 1H.5z"/></svg>`
  const data = await sharp(Buffer.from(drawing)).withExif(cameraData).toFormat(format).toBuffer()
  return upload(name, `image/${format}`, data)
}

/** Creates a PDF document of one page with one line of text. */
export function exampleDocument({ name = 'brochure.pdf', text = 'Brochure' } = {}): ExampleUpload {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return upload(name, 'application/pdf', Buffer.from(file, 'latin1'))
}

/** Reads a silent video of two seconds, 160 × 90 pixels. */
export async function exampleVideo(type: 'mp4' | 'webm' = 'mp4'): Promise<ExampleUpload> {
  const data = await readFile(path.join(import.meta.dirname, `film.${type}`))
  return upload(`film.${type}`, `video/${type}`, data)
}

/** Creates captions for the video. */
export function exampleCaptions(): ExampleUpload {
  const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA car passes on gravel.\n'
  return upload('film-en.vtt', 'text/vtt', Buffer.from(text))
}
