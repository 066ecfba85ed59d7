import { beforeAll, describe, expect, it } from 'vitest'
import { drawVehicle } from '#art/vehicle/index.ts'
import { drawingColourOf, drawnVehicle } from '../data/drawn-vehicle.ts'
import { gradeSlug } from '../rules/grade-order.ts'
import { modelEquipment } from '../rules/model-equipment.ts'
import { readVehicleContent, type VehicleContent } from './content.ts'

let content: VehicleContent
beforeAll(async () => {
  content = await readVehicleContent()
})

/** Draws a model of the seed content in its first colour. */
function drawModel(model: VehicleContent['models'][number]): string {
  const range = content.ranges.find(({ slug }) => slug === model.range)
  const paint = content.colours.find(({ code }) => code === model.colours[0])
  const vehicle = range && drawnVehicle(range)
  if (!range || !paint || !vehicle) throw new Error(`${model.name} cannot be drawn`)
  const { name, slug, code, bodyType } = range
  const equipment = modelEquipment({ ...model, bodyType, range: { name, slug, code } })
  const colour = drawingColourOf({ hex: paint.hex, roofHex: paint.roofHex ?? null })
  return drawVehicle({ range: vehicle, colour, idPrefix: 'v', ...equipment })
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

  it('show the crew cab and the panel van of the Quantum differently', () => {
    const [crew, van] = [/Crew Cab/, /LWB Panel Van/].map((name) =>
      content.models.find((model) => name.test(model.name)),
    )
    expect(crew && drawModel(crew)).not.toBe(van && drawModel(van))
  })
})
