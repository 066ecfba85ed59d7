import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug, Where } from 'payload'
import { isVehicleRange } from '#art/vehicle/index.ts'
import { readVehicleContent, type VehicleContent } from './content.ts'
import type { SeedLocalised, SeedModel, SeedRange } from './schema.ts'

/** Told after every document, whether it was made or was there already. */
export type SeedProgress = (done: number, total: number) => void

type Ids = ReadonlyMap<string, number>

/**
 * Puts the vehicle content into an empty or half-filled CMS. What exists already is left as its editors have it,
 * so a second run changes nothing.
 *
 * @returns how many documents were made
 */
export async function seedVehicles(payload: Payload, onProgress: SeedProgress = () => {}): Promise<number> {
  const content = await readVehicleContent()
  const total = content.colours.length + content.ranges.length + content.models.length
  let done = 0
  let made = 0
  const count = (created: boolean) => {
    made += created ? 1 : 0
    done += 1
    onProgress(done, total)
  }
  const colours = await seedColours(payload, content, count)
  const ranges = await seedRanges(payload, content, colours, count)
  for (const model of content.models) {
    const [, created] = await ensure(payload, 'models', { code: { equals: model.code } }, () =>
      modelData(model, ranges, colours),
    )
    count(created)
  }
  return made
}

async function seedColours(
  payload: Payload,
  { colours }: VehicleContent,
  count: (created: boolean) => void,
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const colour of colours) {
    const [id, created] = await ensure(payload, 'colours', { code: { equals: colour.code } }, () => ({
      ...colour,
    }))
    ids.set(colour.code, id)
    count(created)
  }
  return ids
}

async function seedRanges(
  payload: Payload,
  { ranges }: VehicleContent,
  colours: Ids,
  count: (created: boolean) => void,
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const range of ranges) {
    const [id, created] = await ensure(payload, 'ranges', { slug: { equals: range.slug } }, () =>
      rangeData(range, colours),
    )
    if (created) await translateRange(payload, id, range)
    ids.set(range.slug, id)
    count(created)
  }
  return ids
}

/** The id of the one document that matches; made when there is none. */
async function ensure<Slug extends 'colours' | 'ranges' | 'models'>(
  payload: Payload,
  collection: Slug,
  where: Where,
  data: () => Omit<RequiredDataFromCollectionSlug<Slug>, '_status'>,
): Promise<[id: number, created: boolean]> {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where,
    limit: 1,
    depth: 0,
    draft: true,
    overrideAccess: true,
  })
  if (docs[0]) return [Number(docs[0].id), false]
  const created = await payload.create({
    collection,
    locale: 'en',
    overrideAccess: true,
    depth: 0,
    data: { ...data(), _status: 'published' } as RequiredDataFromCollectionSlug<Slug>,
  })
  return [Number(created.id), true]
}

function known(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The seed content refers to ${key}, which it does not contain.`)
  return id
}

function rangeData(range: SeedRange, colours: Ids) {
  const { vehicle, colour, scene } = range.hero
  if (!isVehicleRange(vehicle))
    throw new Error(`The range ${range.slug} shows ${vehicle}, which nobody has drawn.`)
  return {
    ...range,
    tagline: range.tagline.en,
    description: range.description.en,
    seoTitle: range.seoTitle.en,
    seoDescription: range.seoDescription.en,
    hero: { source: 'illustration' as const, vehicle, colour: known(colours, colour), scene },
    figures: range.figures.map((figure) => ({ ...figure, label: figure.label.en })),
  }
}

/** Adds the languages a range has besides English. */
async function translateRange(payload: Payload, id: number, range: SeedRange): Promise<void> {
  for (const locale of ['af', 'zu'] as const) {
    const inLocale = (text: SeedLocalised) => text[locale]
    const tagline = inLocale(range.tagline)
    if (!tagline) continue
    const { figures } = await payload.findByID({
      collection: 'ranges',
      id,
      locale: 'en',
      depth: 0,
      overrideAccess: true,
    })
    await payload.update({
      collection: 'ranges',
      id,
      locale,
      overrideAccess: true,
      depth: 0,
      data: {
        tagline,
        description: inLocale(range.description) ?? range.description.en,
        seoTitle: inLocale(range.seoTitle) ?? range.seoTitle.en,
        seoDescription: inLocale(range.seoDescription) ?? range.seoDescription.en,
        figures: figures?.map((figure, index) => ({
          ...figure,
          label: range.figures[index]?.label[locale] ?? figure.label,
        })),
        _status: 'published',
      },
    })
  }
}

function modelData(model: SeedModel, ranges: Ids, colours: Ids) {
  return {
    ...model,
    range: known(ranges, model.range),
    colours: model.colours.map((code) => known(colours, code)),
    hiddenFilterColumns: model.hiddenFilterColumns.map(String) as ('1' | '2' | '3' | '4')[],
    specifications: model.specifications.map(({ group, items }) => ({ group, items: [...items] })),
  }
}
