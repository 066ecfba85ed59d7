import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import {
  type ExampleUpload,
  exampleCaptions,
  exampleDocument,
  examplePicture,
  exampleVideo,
  photographer,
} from '#tests/uploads/index.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
})
afterAll(() => cms.close())

type Data = { alt?: string; decorative?: boolean; poster?: number }

const create = (file: ExampleUpload, data: Data = { alt: 'A gravel road' }) =>
  payload.create({ collection: 'media', file: { ...file }, data })

const readStored = (name: string | null | undefined) => readFile(path.join(cms.dataDir, 'media', name ?? ''))
const listFiles = () => readdir(path.join(cms.dataDir, 'media')).catch(() => [])

/** The error that the admin shows beside a field. */
const errorOf = async (operation: Promise<unknown>) => {
  const error = await operation.then(
    () => null,
    (thrown: { status: number; data: { errors: { path: string; message: string }[] } }) => thrown,
  )
  return error && { status: error.status, ...error.data.errors[0] }
}

describe('a photo', () => {
  it('is stored as AVIF and WebP in three widths, and as a JPEG for sharing', async () => {
    const { sizes = {} } = await create(await examplePicture({ width: 1800, height: 1200 }))
    const created = await Promise.all(
      Object.entries(sizes).map(async ([name, size]) => {
        const { format, width, height } = await sharp(await readStored(size.filename)).metadata()
        expect([size.width, size.height]).toEqual([width, height])
        return [name, format === 'heif' ? 'avif' : format, width, height]
      }),
    )
    expect(created).toEqual([
      ['avif480', 'avif', 480, 320],
      ['avif960', 'avif', 960, 640],
      ['avif1600', 'avif', 1600, 1067],
      ['webp480', 'webp', 480, 320],
      ['webp960', 'webp', 960, 640],
      ['webp1600', 'webp', 1600, 1067],
      ['share', 'jpeg', 1200, 800],
    ])
  })

  it('is not enlarged when it is small', async () => {
    const { sizes } = await create(await examplePicture({ width: 600, height: 400 }))
    expect([sizes?.avif480?.width, sizes?.avif960?.width, sizes?.webp1600?.width]).toEqual([480, 600, 600])
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'has no photographer or EXIF data left when uploaded as %s',
    async (format) => {
      const photo = await examplePicture({ format, width: 500, height: 300 })
      expect(photo.data.includes(photographer)).toBe(true)
      const { filename, sizes = {} } = await create(photo)
      for (const name of [filename, ...Object.values(sizes).map((size) => size.filename)]) {
        const data = await readStored(name)
        expect(data.includes(photographer)).toBe(false)
        expect((await sharp(data).metadata()).exif).toBeUndefined()
      }
    },
  )

  it('has a URL made of its name, a digest of its content and its real file type', async () => {
    const { filename, url, mimeType } = await create(
      await examplePicture({ name: 'N7 naar Ê.JPEG', sky: '#222222' }),
    )
    const digest = createHash('sha256')
      .update(await readStored(filename))
      .digest('hex')
      .slice(0, 10)
    expect(filename).toBe(`n7-naar-e-${digest}.jpg`)
    expect([url, mimeType]).toEqual([`/api/media/file/${filename}`, 'image/jpeg'])
  })

  it('gets new URLs when it is replaced, and the old files are deleted', async () => {
    const before = await create(await examplePicture({ sky: '#330000' }))
    const after = await payload.update({
      collection: 'media',
      id: before.id,
      data: {},
      file: { ...(await examplePicture({ sky: '#003300' })) },
    })
    expect(after.url).not.toBe(before.url)
    expect(after.sizes?.webp960?.url).not.toBe(before.sizes?.webp960?.url)
    const remaining = await listFiles()
    expect(remaining).toContain(after.filename)
    expect(remaining).not.toContain(before.filename)
    expect(remaining).not.toContain(before.sizes?.webp960?.filename)
  })

  it('keeps its files unchanged when its focal point is moved', async () => {
    const photo = await create(await examplePicture({ format: 'webp', sky: '#000044' }))
    const before = await readStored(photo.filename)
    const moved = await payload.update({
      collection: 'media',
      id: photo.id,
      data: {},
      req: {
        query: {
          uploadEdits: { focalPoint: { x: '12.4', y: 0 }, crop: { x: 0, y: 0, width: 50, height: 50 } },
        },
      },
    })
    expect([moved.focalX, moved.focalY, moved.filename, moved.width]).toEqual([12, 1, photo.filename, 1800])
    expect((await readStored(photo.filename)).equals(before)).toBe(true)
  })
})

describe('documents and videos', () => {
  it('are stored unchanged and need no alt text', async () => {
    const videos = [await exampleVideo('mp4'), await exampleVideo('webm')]
    for (const file of [exampleDocument(), exampleCaptions(), ...videos]) {
      const { filename, mimeType } = await create(file, {})
      expect((await readStored(filename)).equals(file.data)).toBe(true)
      expect(mimeType).toBe(file.mimetype)
    }
  })

  it('accept only a picture as the poster of a video', async () => {
    const picture = await create(await examplePicture({ sky: '#440044' }))
    const document = await create(exampleDocument({ text: 'No picture' }), {})
    const film = await exampleVideo('mp4')
    expect((await create(film, { poster: picture.id })).poster).toMatchObject({ id: picture.id })
    expect(await errorOf(create(film, { poster: document.id }))).toMatchObject({
      status: 400,
      path: 'poster',
    })
  })
})

describe('the alt text of a picture', () => {
  it('is required unless the picture is decorative', async () => {
    const file = await examplePicture({ sky: '#445500' })
    expect(await errorOf(create(file, {}))).toMatchObject({
      status: 400,
      path: 'alt',
      message: expect.stringContaining('Describe what the picture shows'),
    })
    expect(await create(file, { decorative: true })).toMatchObject({ decorative: true })
  })

  it('cannot be emptied in English, but may be empty in Afrikaans', async () => {
    const { id } = await create(await examplePicture({ sky: '#445566' }))
    const emptied = payload.update({ collection: 'media', id, data: { alt: '' } })
    expect(await errorOf(emptied)).toMatchObject({ path: 'alt' })
    const inAfrikaans = payload.update({ collection: 'media', id, locale: 'af', data: { alt: '' } })
    expect(await errorOf(inAfrikaans)).toBeNull()
  })
})

describe('the upload check', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')

  it.each([
    ['an SVG file named PNG', 'logo.png', 'image/png', svg],
    ['an SVG file', 'logo.svg', 'image/svg+xml', svg],
    ['an HTML page named JPEG', 'photo.jpg', 'image/jpeg', html],
    ['an HTML page named MP4', 'film.mp4', 'video/mp4', html],
    ['an HTML page named PDF', 'form.pdf', 'application/pdf', html],
    ['a text file named WebP', 'a.webp', 'image/webp', Buffer.from('hello')],
  ])('rejects %s', async (_, name, mimetype, data) => {
    const before = await listFiles()
    expect(await errorOf(create({ name, mimetype, data, size: data.length }))).toEqual({
      status: 400,
      path: 'file',
      message: expect.stringContaining('Only pictures (JPEG, PNG, WebP, AVIF), documents (PDF)'),
    })
    expect(await listFiles()).toEqual(before)
  })

  it('stores a PNG named .jpg as a PNG', async () => {
    const { data, size } = await examplePicture({ format: 'png', sky: '#556677' })
    const created = await create({ name: 'road.jpg', mimetype: 'image/jpeg', data, size })
    expect([created.mimeType, created.filename]).toEqual([
      'image/png',
      expect.stringMatching(/^road-\w{10}\.png$/),
    ])
  })

  it('rejects a damaged picture', async () => {
    const { data, ...photo } = await examplePicture({ sky: '#556688' })
    const cut = data.subarray(0, 200)
    expect(await errorOf(create({ ...photo, data: cut, size: cut.length }))).toMatchObject({
      status: 400,
      path: 'file',
      message: expect.stringContaining('cannot be read'),
    })
  })

  it('rejects a picture of more than 8 MB', async () => {
    const { data, ...photo } = await examplePicture()
    const large = Buffer.concat([data, Buffer.alloc(8_000_001 - data.length)])
    expect(await errorOf(create({ ...photo, data: large, size: large.length }))).toMatchObject({
      status: 400,
      message: 'This picture is too large. At most 8 MB can be uploaded.',
    })
  })
})
