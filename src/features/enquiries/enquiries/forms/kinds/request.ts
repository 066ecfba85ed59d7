import type { FieldDefinition, StepDefinition } from '../form-definition.ts'
import { defaultPerson } from '../person-fields.ts'

/** The most a project may ask for, in rand, and the most people it may reach. */
export const maxAmount = 999_999_999

export const missing = 'fieldRequired'

export const requiredLine = { type: 'line', missing } as const

/** The fields of requests for the support of a project. Source: requirements V-207, V-209 and V-211. */
export const projectFields = {
  organisation: {
    control: 'text',
    label: 'organisation',
    autoComplete: 'organization',
    rule: requiredLine,
  },
  project: { control: 'text', label: 'project', rule: requiredLine },
  place: { control: 'text', label: 'place', isOptional: true, rule: { type: 'line' } },
  amount: {
    control: 'number',
    label: 'amount',
    isOptional: true,
    rule: { type: 'wholeNumber', min: 0, max: maxAmount },
  },
  proposal: {
    control: 'area',
    label: 'proposal',
    help: 'proposalHelp',
    rule: { type: 'paragraphs', missing },
  },
  proposalFile: {
    control: 'file',
    label: 'proposalFile',
    help: 'pdfHelp',
    isOptional: true,
    upload: { accept: ['pdf'], maxFiles: 1 },
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** The fields about the person, by row. */
export const contact = [['fullName'], ['phone', 'email']] as const

/** A request to the company. */
export const request = {
  subject: {},
  plan: null,
  leadType: null,
  ownWireType: true,
  person: defaultPerson,
  offersMarketing: false,
  asksFor: null,
  submitLabel: 'submitEnquiry',
  sent: { heading: 'thankYou', text: 'requestSent' },
} as const

export const oneStep = (sections: StepDefinition['sections']): readonly StepDefinition[] => [{ sections }]
