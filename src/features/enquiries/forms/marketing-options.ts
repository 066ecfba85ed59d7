import { consentChannels, consentDivisions } from '#features/consent/index.ts'
import { contactMethods } from '../contact-methods.ts'
import type { OptionDefinition } from './form-definition.ts'
import { plainOptions } from './plain-options.ts'

const channelLabels = { Call: 'call', SMS: null, Email: 'email' } as const

/** The channels. Source: requirement D-175. */
export const channelOptions: readonly OptionDefinition[] = consentChannels.map((value) => ({
  value,
  label: channelLabels[value],
}))

const contactLabels = { email: 'email', phone: 'byPhone' } as const

/** The ways of contact. Source: requirements D-169, D-427. */
export const contactOptions: readonly OptionDefinition[] = contactMethods.map((value) => ({
  value,
  label: contactLabels[value],
}))

/** Source: requirement D-174. */
export const divisionOptions = plainOptions(consentDivisions)
