import { beforeAll, describe, expect, it } from 'vitest'
import type { Equipment } from '#art/names.ts'
import { drawVehicle } from '#art/vehicle/index.ts'
import { drawingColourOf, drawnVehicle } from '../data/drawn-vehicle.ts'
import { gradeSlug } from '../rules/grade-order.ts'
import { modelEquipment } from '../rules/model-equipment.ts'
import { readVehicleContent, type VehicleContent } from './content.ts'

let content: VehicleContent
beforeAll(async () => {
  content = await readVehicleContent()
})

/** Draws a model of the seed content in its first colour, with its own equipment or with other. */
function drawModel(model: VehicleContent['models'][number], other: Equipment = {}): string {
  const range = content.ranges.find(({ slug }) => slug === model.range)
  const paint = content.colours.find(({ code }) => code === model.colours[0])
  const vehicle = range && drawnVehicle(range)
  if (!range || !paint || !vehicle) throw new Error(`${model.name} cannot be drawn`)
  const { name, slug, code, bodyType } = range
  const equipment = modelEquipment({ ...model, bodyType, range: { name, slug, code } })
  const colour = drawingColourOf({ hex: paint.hex, roofHex: paint.roofHex ?? null })
  return drawVehicle({ range: vehicle, colour, idPrefix: 'v', ...equipment, ...other })
}

describe('the drawings of the seed content', () => {
  it('differ between any two grades of a range', () => {
    for (const { slug } of content.ranges) {
      const drawings = new Map<string, string>()
      for (const model of content.models.filter(({ range }) => range === slug)) {
        const svg = drawModel(model)
        const grade = gradeSlug(model.grade)
        expect(drawings.get(svg) ?? grade, `${slug}: ${model.name}`).toBe(grade)
        drawings.set(svg, grade)
      }
    }
  })

  it('stand on steel wheels exactly where the specification has them', () => {
    for (const model of content.models) {
      const wheels = model.specifications
        .flatMap(({ items }) => items)
        .find(({ label }) => label === 'Wheels')
      const onSteel = drawModel(model) === drawModel(model, { wheels: 'steel', finish: 'silver' })
      expect(onSteel, `${model.name}: ${wheels?.value}`).toBe(/\bsteel\b/.test(wheels?.value ?? ''))
    }
  })

  it('open the page of a range with the first paint of the model selected by default', () => {
    for (const range of content.ranges) {
      const models = content.models.filter((model) => model.range === range.slug)
      const [opening] = models
        .map(({ price, specialPrice, colours }) => ({ price: specialPrice ?? price, paint: colours[0] }))
        .toSorted((one, other) => Number(one.price ?? Infinity) - Number(other.price ?? Infinity))
      expect(opening?.paint, range.slug).toBe(range.hero.colour)
    }
  })

  it('show the crew cab and the panel van of the Quantum differently', () => {
    const [crew, van] = [/Crew Cab/, /LWB Panel Van/].map((name) =>
      content.models.find((model) => name.test(model.name)),
    )
    expect(crew && drawModel(crew)).not.toBe(van && drawModel(van))
  })
})
