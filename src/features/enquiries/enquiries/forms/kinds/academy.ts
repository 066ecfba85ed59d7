import { type FieldDefinition, type FormDefinition, plainOptions } from '../form-definition.ts'

/** Source: requirement V-266. */
export const provincesByName = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
]

/** Source: requirements V-270 and V-271. Characters. */
const maxLength = 20
const maxEmailLength = 150

const missing = 'fieldRequired'

const line = { type: 'line', max: maxLength, missing } as const

const province = {
  control: 'select',
  label: 'province',
  isOptional: true,
  emptyLabel: 'selectProvince',
  options: plainOptions(provincesByName),
  rule: { type: 'option' },
} as const

const tick = { type: 'tick', missing: 'confirmRequired' } as const

/** Source: requirements V-262 to V-272; decision V-3. */
const fields = {
  driverFirstName: { control: 'text', label: 'firstName', rule: line },
  driverSurname: { control: 'text', label: 'surname', rule: line },
  driverBirthday: {
    control: 'text',
    label: 'birthday',
    help: 'birthdayHelp',
    rule: {
      type: 'birthday',
      max: maxLength,
      missing,
      age: { below: 17, error: 'driverTooOld' },
    },
  },
  driverPhone: { control: 'tel', label: 'phone', rule: { type: 'phone', max: maxLength, missing } },
  driverEmail: { control: 'email', label: 'email', rule: { type: 'email', max: maxEmailLength, missing } },
  yearTurnedEight: { control: 'text', label: 'yearTurnedEight', rule: line },
  driverProvince: province,
  relationship: { control: 'text', label: 'relationship', help: 'relationshipHelp', rule: line },
  guardianFirstName: { control: 'text', label: 'firstName', autoComplete: 'given-name', rule: line },
  guardianSurname: { control: 'text', label: 'surname', autoComplete: 'family-name', rule: line },
  guardianBirthday: {
    control: 'text',
    label: 'birthday',
    help: 'birthdayHelp',
    autoComplete: 'bday',
    rule: {
      type: 'birthday',
      max: maxLength,
      missing,
      age: { from: 18, error: 'guardianTooYoung' },
    },
  },
  guardianPhone: {
    control: 'tel',
    label: 'phone',
    autoComplete: 'tel',
    rule: { type: 'phone', max: maxLength, missing },
  },
  guardianEmail: {
    control: 'email',
    label: 'email',
    autoComplete: 'email',
    rule: { type: 'email', max: maxEmailLength, missing },
  },
  guardianProvince: province,
  entriesCorrect: { control: 'box', label: 'entriesCorrect', rule: tick },
  collectionAgreed: { control: 'box', label: 'collectionAgreed', rule: tick },
  guardianAdult: { control: 'box', label: 'guardianAdult', rule: tick },
  driverCv: {
    control: 'file',
    label: 'driverCv',
    help: 'pdfHelp',
    isOptional: true,
    upload: { accept: ['pdf'], maxFiles: 1 },
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>

const driverRows = [
  ['driverFirstName', 'driverSurname'],
  ['driverBirthday', 'yearTurnedEight'],
  ['driverPhone', 'driverEmail'],
  ['driverProvince'],
  ['driverCv'],
] as const

/** The application to the junior academy, which a parent or guardian sends. Source: requirements V-260 to V-275. */
export const academyForm = {
  title: 'academyTitle',
  label: 'Junior academy',
  colour: '#d4572a',
  mailHeading: 'Application to the junior academy',
  pageLabel: 'Application to the junior academy',
  fields,
  subject: {},
  plan: null,
  leadType: null,
  steps: [
    {
      sections: [
        { text: 'academyEligibility', rows: [] },
        {
          heading: 'driverInformation',
          rows: driverRows,
        },
        {
          heading: 'guardianInformation',
          rows: [
            ['relationship'],
            ['guardianFirstName', 'guardianSurname'],
            ['guardianBirthday'],
            ['guardianPhone', 'guardianEmail'],
            ['guardianProvince'],
          ],
        },
        { rows: [['entriesCorrect'], ['collectionAgreed'], ['guardianAdult']] },
      ],
    },
  ],
  person: {
    fullName: ['guardianFirstName', 'guardianSurname'],
    phone: 'guardianPhone',
    email: 'guardianEmail',
  },
  otherPerson: { email: 'driverEmail', fields: driverRows.flat() },
  offersMarketing: false,
  consent: { purpose: 'academy', field: 'collectionAgreed' },
  asksFor: null,
  submitLabel: 'submitEnquiry',
  sent: { heading: 'academySent', text: 'academyThanks' },
  retentionMonths: 12,
} as const satisfies FormDefinition
