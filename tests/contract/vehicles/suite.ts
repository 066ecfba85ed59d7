import { describe, expect, test } from 'vitest'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import type { Lookup, VehicleCatalogue } from '#features/vehicles/vehicles/services.ts'
import { defaultPictures } from './default-pictures.ts'
import * as showroom from './showroom.ts'

export type CatalogueTarget = {
  readonly catalogue: VehicleCatalogue
  /** Whether ranges have the hero picture an editor chose; otherwise they are drawn in a neutral colour. */
  readonly hasPictures: boolean
}

const absent = { found: false, failed: false }
const lineup = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35']

function found<Value>(value: Value): Lookup<Value> {
  return { found: true, value, fresh: true }
}

/** The tests that every vehicle catalogue must pass when it contains the showroom. */
export function describeVehicleCatalogue(name: string, open: () => CatalogueTarget): void {
  const {
    hilux,
    fortuner,
    vitz,
    otherBrandRange,
    raider,
    legend,
    minimalModel,
    fortunerModel,
    otherBrandModel,
  } = showroom
  const expectedRange = (range: VehicleRange) =>
    open().hasPictures ? range : { ...range, ...defaultPictures(range) }
  const codesOf = async (models: ReturnType<VehicleCatalogue['models']>) => {
    const result = await models
    return result.found ? result.value.map(({ code }) => code).join(' ') : result
  }

  describe(`the vehicle catalogue: ${name}`, () => {
    test('lists the ranges of the brand with all fields, in catalogue order (V-311, V-254, C-361)', async () => {
      expect(await open().catalogue.ranges({ brand: 'Toyota' })).toEqual(
        found([hilux, fortuner, vitz].map(expectedRange)),
      )
    })

    test('lists the ranges of the site brand unless another is named', async () => {
      expect(await open().catalogue.ranges()).toEqual(await open().catalogue.ranges({ brand: 'Toyota' }))
      expect(await open().catalogue.ranges()).toEqual(await open().catalogue.ranges({ related: true }))
      expect(await open().catalogue.ranges({ brand: 'Lexus' })).toEqual(
        found([expectedRange(otherBrandRange)]),
      )
      expect(await open().catalogue.ranges({ brand: 'constructor' })).toEqual(found([]))
    })

    test('finds a range by slug unless it is unknown, unpublished or of another brand', async () => {
      expect(await open().catalogue.range('hilux-double-cab')).toEqual(found(expectedRange(hilux)))
      for (const slug of ['hilux', 'gr-corolla', 'ux', '', "' or 1=1"]) {
        expect(await open().catalogue.range(slug)).toEqual(absent)
      }
    })

    test('returns a model with all fields set, and one with all fields empty (V-252)', async () => {
      expect(await open().catalogue.model('N35')).toEqual(found(raider))
      expect(await open().catalogue.model('64O')).toEqual(found(minimalModel))
    })

    test('finds no unknown or unpublished model, and none of an unpublished range', async () => {
      for (const code of ['X99', 'D01', 'G01', 'n35'])
        expect(await open().catalogue.model(code)).toEqual(absent)
    })

    test('finds owner benefits by model code, with null for unknown values (C-374)', async () => {
      expect(await open().catalogue.ownerBenefits('N35')).toEqual(
        found({
          servicePlan: '9 services / 90 000 km',
          warranty: '3 years / 100 000 km',
          wifi: '25GB for 12 months',
        }),
      )
      expect(await open().catalogue.ownerBenefits('64O')).toEqual(
        found({ servicePlan: null, warranty: null, wifi: null }),
      )
      for (const code of ['X99', 'D01', 'n35'])
        expect(await open().catalogue.ownerBenefits(code)).toEqual(absent)
    })

    test('lists models in the order of the given codes, skipping missing ones (V-178, V-302)', async () => {
      expect(await codesOf(open().catalogue.models({ codes: lineup }))).toBe('64O 48V N35 P35')
      expect(await codesOf(open().catalogue.models({ codes: lineup.toReversed() }))).toBe('P35 N35 48V 64O')
      expect(await codesOf(open().catalogue.models({ codes: [] }))).toBe('')
    })

    test('sorts models of given codes by price as a number (V-180)', async () => {
      const order = { by: 'price', direction: 'ascending' } as const
      expect(await codesOf(open().catalogue.models({ codes: lineup, order }))).toBe('48V N35 P35 64O')
    })

    test('returns the most expensive model of a range by range code (V-307)', async () => {
      const order = { by: 'price', direction: 'descending' } as const
      expect(await open().catalogue.models({ rangeCode: 'HDC', order, limit: 1 })).toEqual(found([legend]))
      expect(await codesOf(open().catalogue.models({ rangeCode: 'HDC', order }))).toBe('P35 N35 64O')
      expect(await codesOf(open().catalogue.models({ rangeCode: 'XXX', order }))).toBe('')
    })

    test('lists the models of a range by slug, with the anchors of their sections (V-308, V-313)', async () => {
      const models = await open().catalogue.models({ rangeSlug: 'hilux-double-cab' })
      expect(models).toEqual(found([legend, raider, minimalModel]))
    })

    test('returns the hero model of a page (V-303)', async () => {
      expect(await open().catalogue.models({ heroModel: 'hilux-hero' })).toEqual(found([raider]))
    })

    test('filters models by brand, by grade and by several conditions at once', async () => {
      expect(await open().catalogue.models({ brand: 'Lexus' })).toEqual(found([otherBrandModel]))
      expect(await open().catalogue.models({ grade: 'standard', brand: 'Toyota' })).toEqual(
        found([fortunerModel]),
      )
      expect(await open().catalogue.models({ grade: 'raider', rangeSlug: 'fortuner' })).toEqual(found([]))
    })

    test('lists all models without conditions, and limits them in order', async () => {
      expect(await codesOf(open().catalogue.models())).toBe('P35 L01 N35 48V 64O')
      const order = { by: 'code', direction: 'ascending' } as const
      expect(await codesOf(open().catalogue.models({ order, limit: 2 }))).toBe('48V 64O')
    })
  })
}
