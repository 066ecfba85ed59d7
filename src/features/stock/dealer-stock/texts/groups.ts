import { textGroup } from '#platform/i18n/text-group.ts'

/** The groups of filters. Source: requirements D-215, D-216 and D-218. */
export const groups = textGroup({
  make: { en: 'Make', af: 'Fabrikaat', zu: 'Uhlobo' },
  range: { en: 'Range', af: 'Reeks', zu: 'Uhlu' },
  bodyType: { en: 'Body Type', af: 'Bakstyl', zu: 'Isimo somzimba' },
  fuelType: { en: 'Fuel Type', af: 'Brandstoftipe', zu: 'Uphethiloli' },
  transmissionType: { en: 'Transmission Type', af: 'Ratkassie', zu: 'Igiyabhokisi' },
  colour: { en: 'Colour', af: 'Kleur', zu: 'Umbala' },
})
