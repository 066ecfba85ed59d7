import type { FieldDefinition, FormDefinition, StepDefinition } from '../form-definition.ts'
import { defaultPerson } from '../person-fields.ts'
import { plainOptions } from '../plain-options.ts'

/** Source: requirement V-209. */
const pillars = ['Road Safety', 'Education', 'Health and Human Services', 'Civic and Community Services']

/** The most a project may ask for, in rand, and the most people it may reach. */
const maxAmount = 999_999_999
const missing = 'fieldRequired'

const requiredLine = { type: 'line', missing } as const

/** Fields of requests to the company. Source: requirements V-207, V-209, V-211, C-202 and C-308. */
export const requestFields = {
  organisation: {
    control: 'text',
    label: 'organisation',
    autoComplete: 'organization',
    rule: requiredLine,
  },
  // Not `website`: that is the name of the spam trap.
  organisationSite: {
    control: 'text',
    label: 'website',
    isOptional: true,
    autoComplete: 'url',
    rule: { type: 'line' },
  },
  registration: {
    control: 'text',
    label: 'registration',
    help: 'registrationHelp',
    isOptional: true,
    rule: { type: 'line' },
  },
  sponsorshipField: {
    control: 'select',
    label: 'sponsorshipField',
    emptyLabel: 'selectOption',
    options: plainOptions(['Sports', 'Arts & Culture']),
    rule: { type: 'option', missing },
  },
  pillar: {
    control: 'select',
    label: 'pillar',
    emptyLabel: 'selectOption',
    options: plainOptions(pillars),
    rule: { type: 'option', missing },
  },
  project: { control: 'text', label: 'project', rule: requiredLine },
  place: { control: 'text', label: 'place', isOptional: true, rule: { type: 'line' } },
  startDay: { control: 'day', label: 'startDay', isOptional: true, rule: { type: 'futureDay' } },
  amount: {
    control: 'number',
    label: 'amount',
    isOptional: true,
    rule: { type: 'wholeNumber', min: 0, max: maxAmount },
  },
  beneficiaries: {
    control: 'number',
    label: 'beneficiaries',
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
  product: { control: 'text', label: 'product', isReadOnly: true, rule: requiredLine },
  attachment: {
    control: 'file',
    label: 'attachment',
    help: 'attachmentHelp',
    upload: { accept: ['pdf', 'jpeg', 'png'], maxFiles: 1, missing: 'fileRequired' },
  },
  ownVehicle: { control: 'text', label: 'ownVehicle', help: 'ownVehicleHelp', rule: requiredLine },
  numberPlate: { control: 'text', label: 'numberPlate', isOptional: true, rule: { type: 'line' } },
  serviceKind: {
    control: 'select',
    label: 'serviceKind',
    emptyLabel: 'selectOption',
    options: [
      { value: 'Service', label: 'serviceDue' },
      { value: 'Repair', label: 'repair' },
      { value: 'Recall', label: 'recallWork' },
      { value: 'Other', label: 'otherWork' },
    ],
    rule: { type: 'option', missing },
  },
  serviceMileage: {
    control: 'number',
    label: 'odometer',
    isOptional: true,
    rule: { type: 'wholeNumber', min: 0, max: 2_000_000 },
  },
  serviceDay: { control: 'day', label: 'serviceDay', isOptional: true, rule: { type: 'futureDay' } },
} as const satisfies Readonly<Record<string, FieldDefinition>>

const contact = [['fullName'], ['phone', 'email']] as const

const request = {
  subject: {},
  plan: null,
  leadType: null,
  person: defaultPerson,
  offersMarketing: false,
  asksFor: null,
  submitLabel: 'submitEnquiry',
  sent: { heading: 'thankYou', text: 'requestSent' },
} as const

const oneStep = (sections: StepDefinition['sections']): readonly StepDefinition[] => [{ sections }]

/** A request for corporate sponsorship. Source: requirements V-207, V-208 and V-211. */
export const sponsorshipForm = {
  ...request,
  steps: oneStep([
    { heading: 'yourDetails', rows: [...contact, ['organisation', 'organisationSite']] },
    {
      heading: 'yourProposal',
      rows: [
        ['sponsorshipField', 'project'],
        ['place', 'startDay'],
        ['amount'],
        ['proposal'],
        ['proposalFile'],
      ],
    },
  ]),
} as const satisfies FormDefinition

/** A request to the corporate citizenship programme. Source: requirements V-209 to V-211. */
export const citizenshipForm = {
  ...request,
  steps: oneStep([
    { heading: 'yourDetails', rows: [...contact, ['organisation', 'registration']] },
    {
      heading: 'yourProject',
      rows: [['pillar', 'project'], ['place', 'beneficiaries'], ['amount'], ['proposal'], ['proposalFile']],
    },
  ]),
} as const satisfies FormDefinition

/** An enquiry about a product of the shop. Source: requirements C-201, C-202 and C-205. */
export const merchandiseForm = {
  ...request,
  steps: oneStep([{ rows: [['product'], ...contact, ['note']] }]),
} as const satisfies FormDefinition

/** A document for customer care. Source: requirement C-308. */
export const documentForm = {
  ...request,
  steps: oneStep([{ rows: [...contact, ['note'], ['attachment']] }]),
} as const satisfies FormDefinition

/** An owner's request for a service at a dealer. */
export const serviceBookingForm = {
  ...request,
  subject: { dealer: 'required' },
  steps: oneStep([
    {
      heading: 'yourVehicle',
      rows: [['ownVehicle', 'numberPlate'], ['serviceKind', 'serviceMileage'], ['serviceDay'], ['note']],
    },
    { heading: 'yourDetails', rows: [...contact, ['preferredContact'], ['adult']] },
  ]),
  offersMarketing: true,
  asksFor: 'email',
} as const satisfies FormDefinition
