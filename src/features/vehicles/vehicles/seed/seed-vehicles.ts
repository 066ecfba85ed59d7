import type { Payload } from 'payload'
import { isVehicleRange } from '#art/names.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { readVehicleContent, type VehicleContent } from './content.ts'
import type { SeedLocalised, SeedModel, SeedRange } from './schema.ts'

type Ids = ReadonlyMap<string, number>
type Count = (created: boolean) => void

/** Seeds colours, ranges and models from `content/vehicles`. */
export async function vehicleSeeding(): Promise<Seeding> {
  const content = await readVehicleContent()
  return {
    total: content.colours.length + content.ranges.length + content.models.length,
    async run(payload, count) {
      const colours = await seedColours(payload, content, count)
      const ranges = await seedRanges(payload, content, colours, count)
      for (const model of content.models) {
        const { made } = await ensureDocument(payload, 'models', { code: { equals: model.code } }, () =>
          withPublishedStatus(modelData(model, ranges, colours)),
        )
        count(made)
      }
    },
  }
}

const withPublishedStatus = <Data extends object>(data: Data) => ({
  ...data,
  _status: 'published' as const,
})

async function seedColours(payload: Payload, { colours }: VehicleContent, count: Count): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const colour of colours) {
    const { id, made } = await ensureDocument(payload, 'colours', { code: { equals: colour.code } }, () => ({
      ...colour,
    }))
    ids.set(colour.code, id)
    count(made)
  }
  return ids
}

async function seedRanges(
  payload: Payload,
  { ranges }: VehicleContent,
  colours: Ids,
  count: Count,
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const range of ranges) {
    const { id, made } = await ensureDocument(payload, 'ranges', { slug: { equals: range.slug } }, () =>
      withPublishedStatus(rangeData(range, colours)),
    )
    if (made) await translateRange(payload, id, range)
    ids.set(range.slug, id)
    count(made)
  }
  return ids
}

function requireId(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`content/vehicles: ${key} is referenced but not defined.`)
  return id
}

function rangeData(range: SeedRange, colours: Ids) {
  const { vehicle, colour, scene } = range.hero
  if (!isVehicleRange(vehicle))
    throw new Error(
      `content/vehicles/ranges.json: ${range.slug} uses the drawing ${vehicle}, which does not exist.`,
    )
  return {
    ...range,
    tagline: range.tagline.en,
    description: range.description.en,
    seoTitle: range.seoTitle.en,
    seoDescription: range.seoDescription.en,
    hero: { source: 'illustration' as const, vehicle, colour: requireId(colours, colour), scene },
    figures: range.figures.map((figure) => ({ ...figure, label: figure.label.en })),
    accessories: range.accessories.map((accessory) => ({ ...accessory, name: accessory.name.en })),
  }
}

/** Adds a range's translations. */
async function translateRange(payload: Payload, id: number, range: SeedRange): Promise<void> {
  for (const locale of ['af', 'zu'] as const) {
    const inLocale = (text: SeedLocalised) => text[locale]
    const tagline = inLocale(range.tagline)
    if (!tagline) continue
    const { figures, accessories } = await payload.findByID({
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
        accessories: accessories?.map((accessory, index) => ({
          ...accessory,
          name: range.accessories[index]?.name[locale] ?? accessory.name,
        })),
        _status: 'published',
      },
    })
  }
}

/**
 * Dates an offer from the first day of the month of seeding for three months, so that a new site has valid offers.
 * Source: rule G-2.
 */
function datedOffer({ offer }: SeedModel) {
  if (!offer) return {}
  const [year, month] = siteClock().today().split('-').map(Number) as [number, number]
  const noonOf = (monthsLater: number, day: number) =>
    new Date(Date.UTC(year, month - 1 + monthsLater, day, 12)).toISOString()
  return { offer: { ...offer, startsOn: noonOf(0, 1), endsOn: noonOf(3, 0) } }
}

function modelData(model: SeedModel, ranges: Ids, colours: Ids) {
  return {
    ...model,
    ...datedOffer(model),
    range: requireId(ranges, model.range),
    colours: model.colours.map((code) => requireId(colours, code)),
    hiddenFilterColumns: model.hiddenFilterColumns.map(String) as ('1' | '2' | '3' | '4')[],
    specifications: model.specifications.map(({ group, items }) => ({ group, items: [...items] })),
  }
}
