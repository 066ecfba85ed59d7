import { z } from 'zod'
import type { Enquiry, EnquiryDetails } from '#features/enquiries/enquiries/index.ts'
import { requiredText, text } from './read.ts'

/** Source: requirement V-300. */
const academyType = 'GR_JUNIOR_ACADEMY_ENQUIRY'

/** Our names of the text fields by their spellings on the wire. Source: requirements V-262 and V-263; decision G-10. */
const texts = {
  driverFirstname: 'driverFirstName',
  driverSurname: 'driverSurname',
  driverDOB: 'driverBirthday',
  driverContactNumber: 'driverPhone',
  driverEmailAddress: 'driverEmail',
  yearTurned8: 'yearTurnedEight',
  driverProvince: 'driverProvince',
  relationship: 'relationship',
  guardianFirstname: 'guardianFirstName',
  guardianSurname: 'guardianSurname',
  guardianDOB: 'guardianBirthday',
  guardianContactNumber: 'guardianPhone',
  guardianEmailAddress: 'guardianEmail',
  guardianProvince: 'guardianProvince',
} as const

/** Our names of the boxes. Source: requirement V-264. */
const boxes = {
  infoCorrectCheck: 'entriesCorrect',
  infoCollectionConsentCheck: 'collectionAgreed',
  guardianOver18Check: 'guardianAdult',
} as const

const entriesOf = <Names extends Readonly<Record<string, string>>, Value>(
  names: Names,
  convert: (name: string) => Value,
) =>
  Object.fromEntries(Object.entries(names).map(([wireName, name]) => [wireName, convert(name)])) as {
    [Name in keyof Names]: Value
  }

/**
 * Returns the body of `email/send-email` for an application to the junior academy.
 *
 * @param attachment the name that the file service gave the CV; empty without one.
 * Source: requirement V-300.
 */
export function wireAcademyOf({ details = {} }: Pick<Enquiry, 'details'>, attachment: string) {
  return {
    type: academyType,
    ...entriesOf(texts, (name) => details[name] ?? ''),
    ...entriesOf(boxes, (name) => details[name] === 'yes'),
    attachment,
  }
}

/** The body of `email/send-email` for an application to the junior academy, from other programs. */
export const incomingAcademy = z.object({
  type: z.literal(academyType),
  ...entriesOf(texts, () => text(200)),
  ...entriesOf(boxes, () => z.boolean().catch(false)),
  guardianFirstname: requiredText(200),
  guardianEmailAddress: z.email().max(254),
  attachment: text(300),
})

export type IncomingAcademy = z.output<typeof incomingAcademy>

/** Returns the application that another program sent, for its mail. Its id is 0 because it is not stored. */
export function academyFrom(body: IncomingAcademy, receivedAt: Date): Enquiry {
  const given = Object.entries({ ...texts, ...boxes }).flatMap(([wireName, name]) => {
    const entry = body[wireName as keyof typeof texts | keyof typeof boxes]
    const value = entry === true ? 'yes' : entry
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  const details: EnquiryDetails = Object.fromEntries(given)
  return {
    ...{ id: 0, reference: '', kind: 'academy', language: 'en', note: '', page: '/' },
    ...{ subject: null, plan: null, dealer: null, marketing: null, details },
    receivedAt: receivedAt.toISOString(),
    person: {
      fullName: [body.guardianFirstname, body.guardianSurname].filter(Boolean).join(' '),
      email: body.guardianEmailAddress,
      phone: body.guardianContactNumber,
      preferredContact: 'email',
    },
  }
}
