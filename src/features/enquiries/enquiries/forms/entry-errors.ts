/** Errors of entries. Each is the key of its message, so that browser and server show the same text. */
const entryErrors = [
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
  'provinceRequired',
  'suburbRequired',
  'makeRequired',
  'modelNameRequired',
  'yearRequired',
  'yearInvalid',
  'conditionRequired',
  'mileageRequired',
  'askingPriceRequired',
  'numberInvalid',
  'numberTooLarge',
  'fieldRequired',
  'confirmRequired',
  'dayInvalid',
  'dayPast',
  'driverTooOld',
  'guardianTooYoung',
  'fileRequired',
] as const

export type EntryError = (typeof entryErrors)[number]

/** The error of a schema's message; a general one for messages that our own forms cannot cause. */
export function toEntryError(message: string): EntryError {
  return entryErrors.find((error) => error === message) ?? 'choiceUnknown'
}
