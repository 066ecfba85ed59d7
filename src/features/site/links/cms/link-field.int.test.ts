import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { exampleDocument, examplePicture } from '#tests/uploads/index.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(async () => cms.close())

async function upload(file: Awaited<ReturnType<typeof examplePicture>>): Promise<number> {
  return (await cms.payload.create({ collection: 'media', data: { alt: 'A road.' }, file })).id
}

/** Publishes a page with one button that has the link. */
async function publish(path: string, link: object) {
  const buttons = [{ label: 'Go there', look: 'primary', link }]
  const layout = [{ blockType: 'heroBanner', title: 'Title', buttons }] as never
  const data = { title: path, path, layout, _status: 'published' as const }
  return cms.payload.create({ collection: 'pages', depth: 2, data })
}

const errorsOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { data?: { errors?: { message: string }[] } }) =>
      error.data?.errors?.map(({ message }) => message),
  )

describe('a link to a file', () => {
  it('contains the address the PDF document is served at (V-294)', async () => {
    const file = await upload(exampleDocument({ name: 'Guide.pdf' }))
    const page = await publish('/with-guide', { kind: 'file', file })
    expect(page.layout?.[0]).toMatchObject({
      buttons: [
        { link: { file: { url: expect.stringMatching(/^\/api\/media\/file\/guide-[0-9a-f]{10}\.pdf$/) } } },
      ],
    })
  })

  it('cannot be published without a file', async () => {
    expect(await errorsOf(publish('/without-guide', { kind: 'file' }))).toEqual([
      'Choose or upload the file the link leads to.',
    ])
  })

  it('cannot be published with a picture as its file', async () => {
    const file = await upload(await examplePicture())
    expect(await errorsOf(publish('/with-picture', { kind: 'file', file }))).toHaveLength(1)
  })

  it('requires no file when it leads to an address', async () => {
    const page = await publish('/elsewhere', { kind: 'address', address: 'https://example.co.za' })
    expect(page._status).toBe('published')
  })
})
