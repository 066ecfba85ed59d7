import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { VehicleModel, VehicleRange } from '#features/vehicles/vehicles/index.ts'
import * as showroom from './showroom.ts'

type Ids = ReadonlyMap<string, number>

/** Seeds an empty CMS with the showroom, unpublished documents and drafts included. */
export async function seedShowroom(payload: Payload): Promise<void> {
  const colours = await create([showroom.white, showroom.twoTone], (colour) =>
    payload.create({ collection: 'colours', data: colour }),
  )
  const { hilux, fortuner, vitz, otherBrandRange, unpublishedRange } = showroom
  const ranges = await create([vitz, fortuner, hilux, otherBrandRange], (range) =>
    payload.create({ collection: 'ranges', data: { ...rangeData(range, colours), _status: 'published' } }),
  )
  const hidden = await create([unpublishedRange], (range) =>
    payload.create({
      collection: 'ranges',
      data: { ...rangeData(range, colours), _status: 'draft' },
      draft: true,
    }),
  )
  const all = new Map([...ranges, ...hidden])
  const {
    raider,
    legend,
    minimalModel,
    fortunerModel,
    otherBrandModel,
    modelOfUnpublishedRange,
    draftModel,
  } = showroom
  const models = await create(
    [minimalModel, fortunerModel, legend, raider, otherBrandModel, modelOfUnpublishedRange],
    (model) =>
      payload.create({
        collection: 'models',
        data: { ...modelData(model, all, colours), _status: 'published' },
      }),
  )
  await create([draftModel], (model) =>
    payload.create({
      collection: 'models',
      data: { ...modelData(model, all, colours), _status: 'draft' },
      draft: true,
    }),
  )
  await payload.update({
    collection: 'models',
    id: idOf(models, raider.code),
    data: { price: 100, specialPrice: null, name: 'Not yet decided', _status: 'draft' },
    draft: true,
  })
}

async function create<Item extends { code: string }>(
  items: readonly Item[],
  createItem: (item: Item) => Promise<{ id: number }>,
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const item of items) ids.set(item.code, (await createItem(item)).id)
  return ids
}

const order = [showroom.hilux, showroom.fortuner, showroom.vitz]

function rangeData(
  { hero, drawing, fromPrice: _computed, ...range }: VehicleRange,
  colours: Ids,
): Omit<RequiredDataFromCollectionSlug<'ranges'>, '_status'> {
  if (hero?.kind !== 'illustration' || !drawing || !range.bodyType)
    throw new Error(`${range.name} is not complete.`)
  const paint = drawing.colour.roof ? showroom.twoTone : showroom.white
  return {
    ...range,
    bodyType: range.bodyType,
    hero: { vehicle: drawing.vehicle, scene: hero.scene ?? 'none', colour: idOf(colours, paint.code) },
    figures: [...range.figures],
    accessories: [...range.accessories],
    order: order.findIndex(({ code }) => code === range.code) * 10,
  }
}

function modelData(
  { range, bodyType: _bodyType, brand: _brand, ...model }: VehicleModel,
  ranges: Ids,
  colours: Ids,
): Omit<RequiredDataFromCollectionSlug<'models'>, '_status'> {
  const { transmissionType, driveSystem, fuelType, seats } = model
  if (!transmissionType || !driveSystem || !fuelType || !seats)
    throw new Error(`${model.name} is not complete.`)
  return {
    ...model,
    transmissionType,
    driveSystem,
    fuelType,
    seats,
    range: idOf(ranges, range.code),
    colours: model.colours.map(({ code }) => idOf(colours, code)),
    offer: model.offer ? { ...model.offer, endsOn: '2099-12-31T12:00:00.000Z' } : {},
    stats: [...model.stats],
    specifications: model.specifications.map(({ group, items }) => ({ group, items: [...items] })),
    hiddenFilterColumns: model.hiddenFilterColumns.map((column) => `${column}` as const),
    filterHeadings: {},
    usage: [...model.usage],
    badges: [...model.badges],
  }
}

function idOf(ids: Ids, code: string): number {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`${code} was not created.`)
  return id
}
