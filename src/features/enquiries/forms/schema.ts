import * as z from 'zod/mini'
import { ageConfirmed, chosenCode, contactNumber, email, fullName, note, optionalCode } from './fields.ts'
import { divisionsChosen, marketingFields } from './marketing.ts'

/** What every form asks of a person. */
const personFields = {
  fullName,
  contactNumber,
  email,
  /** Source: rows D-169, D-427. */
  preferredContact: z._default(z.enum(['email', 'phone'], 'choiceUnknown'), 'email'),
  note,
  ageConfirmed,
  ...marketingFields,
}

/** What the forms about a new vehicle ask besides. */
const vehicleFields = {
  /** Code of the model. */
  model: chosenCode('modelRequired'),
  /** Code of the paint; empty where the visitor did not choose one. */
  colour: optionalCode,
  /** Slug of the dealer. */
  dealer: chosenCode('dealerRequired'),
}

const aboutVehicle = z.object({ ...personFields, ...vehicleFields }).check(divisionsChosen)

/**
 * What each form takes, checked alike in the browser and on the server: all failing fields at once, each with its
 * first fault. Source: dealers.md §5; rows D-147 to D-160.
 */
export const entrySchemas = {
  vehicle: aboutVehicle,
  quote: aboutVehicle,
  testDrive: aboutVehicle,
  contact: z.object(personFields).check(divisionsChosen),
} as const

export type FormKind = keyof typeof entrySchemas

/** What a visitor has entered, checked. */
export type ContactEntries = z.output<typeof entrySchemas.contact>
export type VehicleEntries = z.output<typeof aboutVehicle>
export type Entries = ContactEntries & Partial<Pick<VehicleEntries, keyof typeof vehicleFields>>

export const formKinds = Object.keys(entrySchemas) as FormKind[]

/** Whether a form asks for a vehicle and a dealer. */
export function isAboutVehicle(kind: FormKind): boolean {
  return kind !== 'contact'
}
