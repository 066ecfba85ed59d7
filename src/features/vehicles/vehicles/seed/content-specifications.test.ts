import { describe, expect, it } from 'vitest'
import { readVehicleContent } from './content.ts'
import type { SeedModel, SeedRange } from './schema.ts'

const { ranges, models } = await readVehicleContent()

const modelsOf = (range: SeedRange) => models.filter((model) => model.range === range.slug)
const describeModel = (model: SeedModel) => `${model.code} ${model.name}`

function specification(model: SeedModel, label: string): string | undefined {
  return model.specifications.flatMap(({ items }) => items).find((item) => item.label === label)?.value
}

/** Parses the leading number of a text in South African notation: `2 910 kg` is 2910, `5,3 s` is 5.3. */
function leadingNumber(text: string | undefined): number {
  const digits = /^\d{1,3}(?: \d{3})*(?:,\d+)?/.exec(text ?? '')?.[0]
  return digits ? Number(digits.replaceAll(' ', '').replace(',', '.')) : Number.NaN
}

describe('engines and figures', () => {
  it.each([
    [/2\.4 GD-6/, 110, 400],
    [/2\.8 GD-6 (?!.*(GR-Sport|6MT|5MT))/, 150, 500],
    [/2\.8 GD-6 5MT/, 150, 450],
    [/2\.8 GD-6 .*6MT/, 150, 420],
    [/2\.8 GD-6 .*GR-Sport/, 165, 550],
    [/^Corolla Cross 1\.8 (?!.*Hybrid)/, 103, 172],
    [/^Corolla Cross .*Hybrid/, 90, 142],
    [/^Vitz 1\.0/, 49, 89],
    [/^Hiace.* 2\.7 /, 111, 241],
    [/^GR Corolla/, 221, 400],
    [/^(Starlet|Starlet Cross|Urban Cruiser|Rumion) 1\.5/, 77, 138],
    [/^Corolla (Hatch )?2\.0/, 125, 203],
    [/^Corolla Quest 1\.8/, 103, 173],
    [/^Land Cruiser 300 3\.3D/, 227, 700],
    [/^Land Cruiser 300 3\.5T/, 305, 650],
    [/4\.5D V8/, 151, 430],
    [/^GR Yaris/, 210, 390],
    [/^GR86/, 172, 250],
    [/^GR Supra/, 285, 500],
  ])('gives models matching %s their published power and torque', (name, power, torque) => {
    const engines = models.filter((model) => name.test(model.name))
    expect(engines).not.toHaveLength(0)
    for (const model of engines) {
      const stat = (label: string) => model.stats.find((candidate) => candidate.label === label)?.value
      expect([stat('Power'), stat('Torque')], describeModel(model)).toEqual([String(power), String(torque)])
      expect(leadingNumber(specification(model, 'Power')), describeModel(model)).toBe(power)
      expect(leadingNumber(specification(model, 'Torque')), describeModel(model)).toBe(torque)
    }
  })

  it('states the combined consumption, and CO2 emissions within 3 % of what it implies', () => {
    const kilogramsPerLitre = { Diesel: 2.64, Petrol: 2.33, Hybrid: 2.33 }
    for (const model of models) {
      const consumption = model.fuelConsumption
      expect(specification(model, 'Combined consumption'), describeModel(model)).toBe(
        consumption === null ? undefined : `${consumption.replace('.', ',')} L/100 km`,
      )
      if (consumption === null) continue
      const expected = Number(consumption) * 10 * kilogramsPerLitre[model.fuelType]
      const stated = leadingNumber(specification(model, 'CO2 emissions'))
      expect(Math.abs(stated / expected - 1), describeModel(model)).toBeLessThan(0.03)
    }
  })

  it('states a kerb mass and payload that add up to the gross vehicle mass', () => {
    const modelsWithPayload = models.filter((model) => specification(model, 'Payload'))
    expect(modelsWithPayload.length).toBeGreaterThan(20)
    for (const model of modelsWithPayload) {
      const [kerb, gross, payload] = ['Kerb mass', 'Gross vehicle mass', 'Payload'].map((label) =>
        leadingNumber(specification(model, label)),
      )
      expect((kerb ?? 0) + (payload ?? 0), describeModel(model)).toBe(gross)
    }
  })

  it('describes drive and transmission in words that match the filter values', () => {
    for (const model of models) {
      const drive = specification(model, 'Drive') ?? ''
      const patterns = { 'All Wheel': /(four|all)-wheel drive/, Front: /front-wheel/i, Rear: /rear-wheel/i }
      expect(drive, describeModel(model)).toMatch(patterns[model.driveSystem])
      const gearbox = { Manual: /manual/, Automatic: /automat/, CVT: /CVT/ }
      expect(model.transmission, describeModel(model)).toMatch(gearbox[model.transmissionType])
    }
  })

  it('has seven specification groups, at least 15 lines and the vehicle warranty for every model', () => {
    for (const model of models) {
      expect(
        model.specifications.map(({ group }) => group),
        describeModel(model),
      ).toEqual([
        'Engine & performance',
        'Fuel & emissions',
        'Dimensions & weights',
        'Capability',
        'Safety',
        'Comfort & technology',
        'Warranty & service',
      ])
      const items = model.specifications.reduce((sum, { items }) => sum + items.length, 0)
      expect(items, describeModel(model)).toBeGreaterThanOrEqual(15)
      expect(specification(model, 'Vehicle warranty'), describeModel(model)).toBe('3 years / 100 000 km')
    }
  })

  it('shows range figures found in its models, and the highest one where the label says so', () => {
    for (const range of ranges) {
      const rangeModels = modelsOf(range)
      const facts = rangeModels.flatMap((model) => [
        ...model.stats.map((stat) => `${stat.value} ${stat.unit}`),
        ...model.specifications.flatMap(({ items }) => items.map((item) => item.value)),
        `${model.seats} seats`,
        `${model.seats} people`,
        `${specification(model, 'Airbags')} airbags`,
      ])
      for (const { value, unit, label } of range.figures) {
        expect(
          facts.some((fact) => fact.startsWith(`${value} ${unit}`)),
          `${range.slug} ${label.en}`,
        ).toBe(true)
      }
      for (const [label, stat] of [
        ['Maximum power', 'Power'],
        ['Maximum torque', 'Torque'],
        ['Maximum braked towing', 'Towing, braked trailer'],
      ] as const) {
        const figure = range.figures.find((candidate) => candidate.label.en === label)
        if (!figure) continue
        const values = rangeModels.map((model) => leadingNumber(specification(model, stat)))
        expect(leadingNumber(figure.value), `${range.slug} ${label}`).toBe(
          Math.max(...values.filter((number) => !Number.isNaN(number))),
        )
      }
    }
  })

  it('hides a filter column only when the range has a single value in it', () => {
    const columns = { 1: 'fuelType', 2: 'transmissionType', 3: 'driveSystem', 4: 'grade' } as const
    const hidden = models.flatMap((model) => model.hiddenFilterColumns.map((column) => ({ model, column })))
    expect(hidden).not.toHaveLength(0)
    for (const { model, column } of hidden) {
      const field = columns[column as keyof typeof columns]
      const choices = new Set(
        models.filter((other) => other.range === model.range).map((other) => other[field]),
      )
      expect(choices.size, `${describeModel(model)}, ${field}`).toBe(1)
    }
  })

  it('features exactly one model of each range', () => {
    const featured = models.filter((model) => model.heroModel !== undefined)
    expect(featured.map((model) => model.heroModel).toSorted()).toEqual(
      ranges.map((range) => range.slug).toSorted(),
    )
    for (const model of featured) expect(model.heroModel).toBe(model.range)
  })
})
