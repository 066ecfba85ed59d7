import { describe, expect, it } from 'vitest'
import { drawnVehicle } from '../data/drawn-vehicle.ts'
import { readVehicleContent } from './content.ts'
import type { SeedLocalised, SeedModel, SeedRange } from './schema.ts'

const { colours, ranges, models } = await readVehicleContent()

const modelsOf = (range: SeedRange) => models.filter((model) => model.range === range.slug)
const describeModel = (model: SeedModel) => `${model.code} ${model.name}`

describe('the vehicle content', () => {
  it('lists the 25 ranges in order, with at least two models each and at least 90 in all', () => {
    expect(ranges.toSorted((a, b) => a.order - b.order).map((range) => range.slug)).toEqual([
      'hilux-double-cab',
      'hilux-xtra-cab',
      'hilux-single-cab',
      'fortuner',
      'corolla-cross',
      'vitz',
      'toyota-starlet',
      'starlet-cross',
      'urban-cruiser',
      'corolla',
      'corolla-hatch',
      'corolla-quest',
      'rumion',
      'rav4',
      'land-cruiser-prado',
      'land-cruiser-300',
      'land-cruiser-76',
      'land-cruiser-79-double-cab',
      'land-cruiser-79-single-cab',
      'hiace',
      'quantum',
      'gr-corolla',
      'gr-yaris',
      'gr-86',
      'gr-supra',
    ])
    expect(ranges.length).toBeGreaterThanOrEqual(24)
    for (const range of ranges) expect(modelsOf(range).length, range.slug).toBeGreaterThanOrEqual(2)
    expect(models.length).toBeGreaterThanOrEqual(90)
  })

  it('has a priced model for every code of the line-up and the explore grid (V-178, V-180)', () => {
    const lineup = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35']
    const exploreGrid = ['49Y', '66M', 'P34', '57U']
    const lineupModels = models.filter((model) => [...lineup, ...exploreGrid].includes(model.code))
    expect(lineupModels).toHaveLength(12)
    expect(
      new Set(lineupModels.filter((model) => lineup.includes(model.code)).map((m) => m.range)).size,
    ).toBe(8)
    for (const model of lineupModels) expect(model.price, describeModel(model)).not.toBeNull()
  })

  it('has model P30, which the Corolla page queries, in the Corolla range', () => {
    expect(models.find(({ code }) => code === 'P30')).toMatchObject({ range: 'corolla' })
  })

  it('fills stats, usage, anchor, derivative code, engine and transmission of every model (V-252)', () => {
    for (const model of models) {
      const { stats, usage, anchorId, derivativeCode, engine, transmission } = model
      for (const list of [stats, usage]) expect(list, describeModel(model)).not.toHaveLength(0)
      for (const text of [anchorId, derivativeCode, engine, transmission])
        expect(text, describeModel(model)).toMatch(/\S/)
    }
  })

  it('has unique codes, names, derivative codes, anchors and hashes of models, and unique codes of ranges', () => {
    for (const key of ['code', 'name', 'derivativeCode', 'anchorId', 'hash'] as const) {
      expect(new Set(models.map((model) => model[key])).size, key).toBe(models.length)
    }
    expect(new Set(ranges.map((range) => range.code)).size).toBe(ranges.length)
  })

  it('uses only grades from the category order of the specification', () => {
    const categoryOrder =
      'at mt core circuit hybrid xr x-cite luxury plus vx-l vx standard gr gr-s legend legend-55 mild-hybrid exclusive prestige xs xi tx raider s-sr s-sx zx gx-r lwb slwb diesel petrol delux'
    for (const model of models) expect(categoryOrder.split(' '), describeModel(model)).toContain(model.grade)
  })

  it('has the Hiace 2.7 PWD with nine seats and without a fuel consumption', () => {
    expect(models.find((model) => model.name === 'Hiace 2.7 PWD')).toMatchObject({
      range: 'hiace',
      seats: 9,
      fuelConsumption: null,
    })
  })

  it.each([
    ['hilux-double-cab', ['s-sr', 'raider', 'legend', 'legend-55', 'mild-hybrid', 'gr-s']],
    ['hilux-xtra-cab', ['raider', 'legend']],
    ['hilux-single-cab', ['s-sr', 'raider']],
    ['fortuner', ['standard', 'vx', 'mild-hybrid', 'gr-s']],
    ['corolla-cross', ['xi', 'xs', 'xr', 'hybrid', 'gr-s']],
    ['hiace', ['petrol', 'diesel', 'lwb', 'slwb']],
    ['gr-corolla', ['core', 'circuit']],
    ['toyota-starlet', ['xi', 'xs', 'xr']],
    ['corolla', ['hybrid', 'xr', 'xs']],
    ['corolla-quest', ['plus', 'exclusive', 'prestige']],
    ['rumion', ['tx', 's-sx']],
    ['rav4', ['vx', 'gr-s', 'gx-r']],
    ['land-cruiser-300', ['vx', 'gr-s', 'zx', 'gx-r']],
    ['gr-yaris', ['at', 'mt']],
  ])('has models of %s in each of its grades and in no other', (range, grades) => {
    const found = new Set(models.filter((model) => model.range === range).map((model) => model.grade))
    expect([...found].toSorted()).toEqual(grades.toSorted())
  })

  it('contains no personal titles, phone numbers, email addresses or URLs', () => {
    const everything = JSON.stringify({ colours, ranges, models })
    expect(everything).not.toMatch(/\b(Mr|Mrs|Ms|Dr|Prof|Mnr|Mev|uMnu)\b/)
    expect(everything).not.toMatch(/@|https?:|\+27|\b0\d{2} \d{3} \d{4}\b/)
  })
})

describe('colours', () => {
  it('uses every colour, with at least one per model and no duplicates', () => {
    expect(new Set(models.flatMap((model) => model.colours))).toEqual(
      new Set(colours.map(({ code }) => code)),
    )
    for (const model of models) {
      expect(model.colours, describeModel(model)).not.toHaveLength(0)
      expect(new Set(model.colours).size, describeModel(model)).toBe(model.colours.length)
    }
  })

  it.each([
    ['Glacier White', '040'],
    ['Attitude Black', '218'],
    ['Inferno Orange', '4R8'],
    ['Oxide Bronze', '6X1'],
    ['Chromium Silver', '1D6'],
    ['Platinum White Pearl', '089'],
    ['Supersonic Red', '3U5'],
  ])('gives %s the manufacturer paint code %s', (title, paintCode) => {
    expect(colours.find((colour) => colour.title === title)?.paintCode).toBe(paintCode)
  })

  it('builds two-tone colours from single paints and uses them only on the ranges sold in them', () => {
    const twoTone = colours.filter((colour) => colour.code2 !== undefined)
    expect(twoTone).not.toHaveLength(0)
    for (const colour of twoTone) {
      const paint = (code?: string) => colours.find((candidate) => candidate.code === code)
      expect(colour.hex, colour.code).toBe(paint(colour.paintCode)?.hex)
      expect(colour.roofHex, colour.code).toBe(paint(colour.code2)?.hex)
    }
    const twoToneModels = models.filter((model) => model.colours.some((code) => code.includes('-')))
    expect([...new Set(twoToneModels.map((model) => model.range))].toSorted()).toEqual([
      'corolla-cross',
      'corolla-hatch',
      'gr-corolla',
      'rav4',
      'starlet-cross',
    ])
  })

  it('shows each range in its hero picture in a colour it is sold in', () => {
    for (const range of ranges) {
      expect(
        modelsOf(range).flatMap((model) => model.colours),
        range.slug,
      ).toContain(range.hero.colour)
    }
  })

  it('draws each range with its own drawing, no two with the same one', () => {
    for (const range of ranges) expect(range.hero.vehicle, range.slug).toBe(drawnVehicle(range))
    expect(new Set(ranges.map(({ hero }) => hero.vehicle)).size).toBe(ranges.length)
  })
})

describe('accessories', () => {
  it('lists at least four for every range, with unique names and part numbers', () => {
    for (const range of ranges) {
      expect(range.accessories.length, range.slug).toBeGreaterThanOrEqual(4)
      for (const key of ['name', 'partNumber'] as const)
        expect(new Set(range.accessories.map((accessory) => JSON.stringify(accessory[key]))).size).toBe(
          range.accessories.length,
        )
    }
    const numbers = ranges.flatMap(({ accessories }) => accessories.map(({ partNumber }) => partNumber))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('prices each one below a tenth of the least expensive model of its range', () => {
    for (const range of ranges) {
      const minPrice = Math.min(...modelsOf(range).flatMap(({ price }) => price ?? []))
      for (const { price } of range.accessories) expect(price ?? 0, range.slug).toBeLessThan(minPrice / 10)
    }
  })

  it('has names in Afrikaans and isiZulu for the Hilux ranges (V-199)', () => {
    for (const range of ranges.filter(({ slug }) => slug.startsWith('hilux')))
      for (const { name } of range.accessories) expect(new Set([name.en, name.af, name.zu]).size).toBe(3)
  })
})

describe('texts of ranges', () => {
  const textsOf = (range: SeedRange): SeedLocalised[] => [
    range.tagline,
    range.description,
    range.seoTitle,
    range.seoDescription,
    ...range.figures.map((figure) => figure.label),
  ]

  it('has Afrikaans and isiZulu versions for the three Hilux ranges', () => {
    const hilux = ranges.filter((range) => range.slug.startsWith('hilux'))
    expect(hilux).toHaveLength(3)
    for (const { en, af, zu } of hilux.flatMap(textsOf)) {
      expect(new Set([en, af, zu]).size, en).toBe(3)
      expect([af, zu], en).not.toContain(undefined)
    }
  })

  it('keeps SEO titles and descriptions within the lengths that search engines show', () => {
    for (const range of ranges) {
      for (const title of Object.values(range.seoTitle)) expect(title?.length, title).toBeLessThanOrEqual(60)
      for (const description of Object.values(range.seoDescription)) {
        expect(description?.length, description).toBeGreaterThanOrEqual(120)
        expect(description?.length, description).toBeLessThanOrEqual(160)
      }
    }
  })

  it('describes each range in two or three sentences', () => {
    for (const { description } of ranges) {
      for (const text of Object.values(description)) {
        const sentences = text?.match(/[.!?](?=\s+\p{Lu}|$)/gu)
        expect([2, 3], text).toContain(sentences?.length)
      }
    }
  })
})
