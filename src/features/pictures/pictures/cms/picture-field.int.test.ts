import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PictureGroup } from '#cms/payload-types.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { exampleDocument, examplePicture, exampleVideo } from '#tests/uploads/index.ts'

let cms: TestCms
let payload: Payload
let colour = 0

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const paint = {
    title: 'Attitude Black',
    code: '218',
    paintCode: '218',
    hex: '#15171a',
    finish: 'solid' as const,
  }
  colour = (await payload.create({ collection: 'colours', data: paint })).id
})
afterAll(() => cms.close())

let rangeCount = 0

type Hero = Parameters<typeof dataOf>[0]

function dataOf(hero: Partial<PictureGroup>) {
  const slug = `range-${++rangeCount}`
  return {
    name: `Range ${rangeCount}`,
    slug,
    code: slug,
    brand: 'Toyota',
    bodyType: 'suv' as const,
    order: 1,
    tagline: 'A range',
    description: 'A range for a test.',
    seoTitle: slug,
    seoDescription: slug,
    hero,
  }
}

const publish = (hero: Hero) =>
  payload.create({ collection: 'ranges', data: { ...dataOf(hero), _status: 'published' } })

const errorsOf = (operation: Promise<unknown>): Promise<Record<string, string>> =>
  operation.then(
    () => ({}),
    ({ data }: { data: { errors: { path: string; message: string }[] } }) =>
      Object.fromEntries(data.errors.map(({ path, message }) => [path, message])),
  )

const picture = async (sky: string) =>
  payload.create({
    collection: 'media',
    file: { ...(await examplePicture({ sky, width: 300, height: 200 })) },
    data: { alt: 'A road' },
  })

describe('a published picture', () => {
  it('needs a vehicle and a colour when it is a drawing', async () => {
    expect(await errorsOf(publish({}))).toEqual({
      'hero.vehicle': 'Choose the vehicle.',
      'hero.colour': 'Choose the colour of the vehicle.',
    })
    expect(await errorsOf(publish({ vehicle: 'fortuner', colour }))).toEqual({})
    expect(await errorsOf(publish({ vehicle: 'fortuner', colour, scene: 'none' }))).toEqual({})
  })

  it('needs only a file when it is an upload', async () => {
    expect(await errorsOf(publish({ source: 'upload' }))).toEqual({
      'hero.image': 'Choose or upload the picture.',
    })
    const { id: image } = await picture('#010203')
    expect(await errorsOf(publish({ source: 'upload', image }))).toEqual({})
  })

  it('cannot be a document', async () => {
    const file = { ...exampleDocument() }
    const { id: image } = await payload.create({ collection: 'media', file, data: {} })
    expect(Object.keys(await errorsOf(publish({ source: 'upload', image })))).toEqual(['hero.image'])
  })

  it.each([
    [{ source: 'article' }, { 'hero.topic': 'Choose the topic.' }],
    [{ source: 'article', topic: 'finance', variant: 1.5 }, { 'hero.variant': 'Enter a whole number.' }],
    [{ source: 'article', topic: 'finance', variant: 2 }, {}],
    [{ source: 'circuit' }, { 'hero.circuit': 'Choose the circuit.' }],
    [{ source: 'circuit', circuit: 'kyalami' }, {}],
    [{ source: 'helmet', helmet: 'ember', number: '7x' }, { 'hero.number': 'Enter one to three digits.' }],
    [{ source: 'helmet', helmet: 'ember', number: '7' }, {}],
    [{ source: 'medal', medal: 'gold' }, {}],
    [{ source: 'merchandise' }, { 'hero.item': 'Choose the item.' }],
    [{ source: 'place', scene: 'karoo' }, {}],
    [{ source: 'tyre' }, { 'hero.diagram': 'Choose the diagram.' }],
    [{ source: 'place', scene: 'none' }, { 'hero.scene': expect.any(String) }],
  ] as const)('needs what its source shows: %j', async (hero, errors) => {
    expect(await errorsOf(publish(hero))).toEqual(errors)
  })

  it('needs a title, a vehicle and a dark enough scene when it is a poster', async () => {
    const chosen = { source: 'poster', vehicle: 'fortuner', colour, scene: 'karoo' } as const
    expect(await errorsOf(publish(chosen))).toEqual({
      'hero.posterTitle': 'Enter the title on the poster.',
    })
    expect(await errorsOf(publish({ ...chosen, posterTitle: 'Karoo\nmile' }))).toEqual({})
    expect(await errorsOf(publish({ ...chosen, posterTitle: 'A\nB\nC' }))).toEqual({
      'hero.posterTitle': 'Enter one or two lines, at most 40 characters each.',
    })
    const pale = { ...chosen, posterTitle: 'Karoo', scene: 'studio-light' } as const
    expect(Object.keys(await errorsOf(publish(pale)))).toEqual(['hero.scene'])
  })

  it('cannot have an unknown vehicle or scene', async () => {
    const etios = { vehicle: 'etios' as 'fortuner', scene: 'moon' as 'karoo', colour }
    expect(Object.keys(await errorsOf(publish(etios)))).toEqual(['hero.vehicle', 'hero.scene'])
  })
})

it('accepts a draft without a picture', async () => {
  const draft = payload.create({ collection: 'ranges', draft: true, data: dataOf({ source: 'upload' }) })
  expect(await errorsOf(draft)).toEqual({})
})

describe('a picture in use', () => {
  const remove = (id: number) => payload.delete({ collection: 'media', id })
  const conflict = { status: 409, isPublic: true }

  it('cannot be deleted until the document named in the error is deleted', async () => {
    const { id: image } = await picture('#112233')
    const range = await publish({ source: 'upload', image })
    await expect(remove(image)).rejects.toMatchObject({
      ...conflict,
      message: expect.stringContaining(`because it is used by ${range.name} (range). Remove it there first.`),
    })
    expect((await payload.findByID({ collection: 'media', id: image })).id).toBe(image)
    await payload.delete({ collection: 'ranges', id: range.id })
    expect((await remove(image)).id).toBe(image)
  })

  it('cannot be deleted while a draft or the published version behind it uses it', async () => {
    const [published, draft] = [await picture('#223344'), await picture('#334455')]
    const range = await publish({ source: 'upload', image: published.id })
    const hero = { source: 'upload' as const, image: draft.id }
    await payload.update({ collection: 'ranges', id: range.id, draft: true, data: { hero } })
    await expect(remove(published.id)).rejects.toMatchObject(conflict)
    await expect(remove(draft.id)).rejects.toMatchObject(conflict)
  })

  it('cannot be deleted while it is the poster of a video', async () => {
    const { id: poster } = await picture('#445566')
    const file = { ...(await exampleVideo()) }
    const film = await payload.create({ collection: 'media', file, data: { poster } })
    await expect(remove(poster)).rejects.toThrow(`${film.filename} (media file)`)
    await remove(film.id)
    await remove(poster)
  })

  it('lists at most five of the documents that use it in the error', async () => {
    const { id: image } = await picture('#556677')
    for (let count = 0; count < 7; count++) await publish({ source: 'upload', image })
    await expect(remove(image)).rejects.toThrow(/(?:\(range\).*){5} and 2 more\./)
  })
})
