import { z } from 'zod'
import type { Enquirer, MarketingChoice } from '#features/enquiries/enquiries/index.ts'
import { consentChannels, consentDivisions } from '#features/people/consent/index.ts'
import { noLastName } from './person.ts'
import { requiredText, text } from './read.ts'

const optionsOf = (values: readonly [string, ...string[]]) =>
  z.array(z.enum(values)).min(1).max(values.length)

/** The request of the consent service. Source: requirements D-181 to D-185. */
export const wireConsent = z.object({
  identifier: requiredText(254),
  test: z.literal(false),
  purposes: z
    .array(
      z.object({
        id: z.literal('marketing'),
        /** Of the consent text the visitor saw. */
        version: z.int().min(0),
        preferences: z.tuple([
          z.object({ id: z.literal('channel'), options: optionsOf([...consentChannels]).max(1) }),
          z.object({ id: z.literal('division'), options: optionsOf([...consentDivisions]) }),
        ]),
      }),
    )
    .length(1),
  dsDataElements: z.object({ FirstName: requiredText(200), LastName: text(60), Phone: text(60) }),
})

export type WireConsent = z.output<typeof wireConsent>

/**
 * Returns the consent receipt of a visitor.
 *
 * @throws ZodError for an unknown channel or division.
 */
export function consentOf(person: Enquirer, marketing: MarketingChoice): WireConsent {
  return wireConsent.parse({
    identifier: person.email,
    test: false,
    purposes: [
      {
        id: 'marketing',
        version: marketing.wordingVersion,
        preferences: [
          { id: 'channel', options: [marketing.channel] },
          { id: 'division', options: [...marketing.divisions] },
        ],
      },
    ],
    dsDataElements: { FirstName: person.fullName, LastName: noLastName, Phone: person.phone },
  })
}
