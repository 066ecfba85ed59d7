import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPublishedPage } from '#features/site/pages/server.ts'
import { renderingOf } from '#tests/blocks.tsx'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { exampleCaptions, exampleVideo } from '#tests/uploads/index.ts'
import { singleVideo } from './block.ts'

const { markupOf } = await renderingOf(singleVideo)

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const upload = (file: Awaited<ReturnType<typeof exampleVideo>>) =>
  cms.payload.create({ collection: 'media', data: {}, file: { ...file } })

const publish = (path: string, video: object) =>
  cms.payload.create({
    collection: 'pages',
    data: { path, title: path, _status: 'published', layout: [{ blockType: 'singleVideo', video } as never] },
  })

test('shows an uploaded video and its captions on the page (C-275)', async () => {
  const [film, captions] = [await upload(await exampleVideo('webm')), await upload(exampleCaptions())]
  await publish('/film', { source: 'file', file: film.id, captions: [{ language: 'en', file: captions.id }] })
  const [block] = (await findPublishedPage('/film', 'en'))?.layout ?? []
  if (!block) throw new Error('The section was not stored.')
  const html = markupOf(block)
  expect(html).toContain(`<video src="${film.url}"`)
  expect(html).toContain(`<track kind="captions" src="${captions.url}"`)
})

test('rejects an invalid video, with an error at its field', async () => {
  const film = await upload(await exampleVideo('mp4'))
  const refused = [
    [{ source: 'file' }, 'file', 'Choose or upload the video.'],
    [{ source: 'address', address: 'http://a.example' }, 'address', 'starting with https://'],
    [{ source: 'file', file: film.id, captions: [{ language: 'en', file: film.id }] }, 'captions.0.file', ''],
  ] as const
  for (const [video, field, message] of refused) {
    await expect(publish(`/refused-${field.replaceAll('.', '-')}`, video)).rejects.toMatchObject({
      data: { errors: [{ path: `layout.0.video.${field}`, message: expect.stringContaining(message) }] },
    })
  }
})
