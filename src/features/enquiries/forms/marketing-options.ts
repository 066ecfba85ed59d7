import { consentChannels, consentDivisions } from '#features/consent/index.ts'
import type { EnquiryTexts } from '../texts.ts'

const same = (value: string) => ({ value, label: value })

/** The channels by their names in a language. Source: row D-175. */
export function channelOptions(words: EnquiryTexts) {
  const labels = { Call: words.call, SMS: 'SMS', Email: words.email }
  return consentChannels.map((value) => ({ value, label: labels[value] }))
}

/** Source: row D-174. */
export const divisionOptions = consentDivisions.map(same)
