/**
 * What may be wrong with an entry. The words stand in the catalogue of texts under the same names, so that browser and
 * server say the same in the language of the page.
 */
const entryFaults = [
  'fullNameRequired',
  'phoneRequired',
  'phoneDigits',
  'emailRequired',
  'emailWithoutAt',
  'emailInvalid',
  'ageUnconfirmed',
  'divisionRequired',
  'modelRequired',
  'dealerRequired',
  'choiceUnknown',
  'tooLong',
] as const

export type EntryFault = (typeof entryFaults)[number]

/** A fault of a schema; for whatever does not come from our own form the nearest one. */
export function entryFaultOf(message: string): EntryFault {
  return entryFaults.find((fault) => fault === message) ?? 'choiceUnknown'
}
