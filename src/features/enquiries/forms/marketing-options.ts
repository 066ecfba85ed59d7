import { consentChannels, consentDivisions } from '#features/consent/index.ts'
import { contactMethods } from '../enquiry.ts'
import type { EnquiryTexts } from '../texts.ts'

const plainOption = (value: string) => ({ value, label: value })

/** The channels by their names in a language. Source: requirement D-175. */
export function channelOptions(words: EnquiryTexts) {
  const labels = { Call: words.call, SMS: 'SMS', Email: words.email }
  return consentChannels.map((value) => ({ value, label: labels[value] }))
}

/** The ways of contact by their names in a language. Source: requirements D-169, D-427. */
export function contactOptions(words: EnquiryTexts) {
  const labels = { email: words.email, phone: words.byPhone }
  return contactMethods.map((value) => ({ value, label: labels[value] }))
}

/** Source: requirement D-174. */
export const divisionOptions = consentDivisions.map(plainOption)
