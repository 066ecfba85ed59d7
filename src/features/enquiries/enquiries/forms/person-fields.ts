import type { PersonFields, StepDefinition } from './form-definition.ts'

/** The fields about the person in the forms that the specification describes. Source: requirements D-147 to D-159, D-169 and D-171. */
const personRows = [['fullName'], ['phone', 'email'], ['preferredContact'], ['note'], ['adult']] as const

/** The only step of the forms about used vehicles and specials. */
export const personStep: StepDefinition = { sections: [{ rows: personRows }] }

/** The same with the time of a call, for visitors who want to be called. */
const callRows = [
  ['fullName'],
  ['phone', 'email'],
  ['preferredContact', 'callTime'],
  ['note'],
  ['adult'],
] as const

/** The only step of the other forms for dealers, and of the one for customer care. */
export const callStep: StepDefinition = { sections: [{ rows: callRows }] }

/** The only step of the form for a test drive: when, and who. */
export const driveStep: StepDefinition = {
  sections: [{ rows: [['driveDay', 'driveTime']] }, { rows: callRows }],
}

/** The fields that hold the person in most forms. */
export const defaultPerson: PersonFields = { fullName: ['fullName'], phone: 'phone', email: 'email' }
