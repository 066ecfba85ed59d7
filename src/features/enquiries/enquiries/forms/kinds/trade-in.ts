import { type FieldDefinition, type FormDefinition, plainOptions } from '../form-definition.ts'
import { defaultPerson } from '../person-fields.ts'

/** In the order and spelling of the specification. Source: requirement D-331; decision G-1. */
const provinces = [
  'Gauteng',
  'Western Cape',
  'Kwazulu-Natal',
  'Free State',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Eastern Cape',
  'Northern Cape',
]

/** The most a used vehicle is asked for, in rand, and the most it has run, in kilometres. */
const maxAmount = 99_999_999
const maxMileage = 2_000_000

/** Source: requirements D-307 to D-332. */
const fields = {
  province: {
    control: 'select',
    label: 'province',
    emptyLabel: 'selectProvince',
    options: plainOptions(provinces),
    rule: { type: 'option', missing: 'provinceRequired' },
  },
  suburb: { control: 'text', label: 'suburb', rule: { type: 'line', missing: 'suburbRequired' } },
  make: { control: 'text', label: 'make', rule: { type: 'line', missing: 'makeRequired' } },
  modelName: { control: 'text', label: 'modelName', rule: { type: 'line', missing: 'modelNameRequired' } },
  variant: { control: 'text', label: 'variant', isOptional: true, rule: { type: 'line' } },
  year: { control: 'number', label: 'year', rule: { type: 'modelYear', missing: 'yearRequired' } },
  condition: {
    control: 'select',
    label: 'condition',
    emptyLabel: 'selectCondition',
    options: [
      { value: 'Excellent', label: 'excellent' },
      { value: 'Good', label: 'good' },
      { value: 'Average', label: 'average' },
      { value: 'Poor', label: 'poor' },
    ],
    rule: { type: 'option', missing: 'conditionRequired' },
  },
  mileage: {
    control: 'number',
    label: 'odometer',
    rule: { type: 'wholeNumber', min: 0, max: maxMileage, missing: 'mileageRequired' },
  },
  askingPrice: {
    control: 'number',
    label: 'askingPrice',
    rule: { type: 'wholeNumber', min: 0, max: maxAmount, missing: 'askingPriceRequired' },
  },
  message: {
    control: 'area',
    label: 'message',
    isOptional: true,
    rule: { type: 'paragraphs' },
  },
  /** Which of the dealer's desks the form is for; the block decides. Source: requirement D-337. */
  desk: {
    control: 'hidden',
    label: 'desk',
    options: [
      { value: 'enquiry', label: 'deskEnquiry' },
      { value: 'service', label: 'deskService' },
    ],
    initial: 'enquiry',
    rule: { type: 'option' },
  },
  photos: {
    control: 'file',
    label: 'photos',
    help: 'photosHelp',
    upload: { accept: ['jpeg', 'png'], maxFiles: 6, missing: 'fileRequired' },
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** A vehicle that a visitor wants to trade in. Source: requirements D-296 to D-339; decisions D-2, D-3 and D-9. */
export const tradeInForm = {
  title: 'tradeInTitle',
  label: 'Trade-in',
  colour: '#6b4f2a',
  mailHeading: 'Trade-in',
  fields,
  subject: { dealer: 'optional' },
  plan: null,
  leadType: null,
  dealerList: 'trade-in',
  steps: [
    {
      heading: 'personalDetails',
      sections: [
        {
          rows: [['fullName'], ['phone', 'email'], ['province', 'suburb'], ['preferredContact'], ['adult']],
        },
      ],
    },
    {
      heading: 'vehicleDetails',
      sections: [
        {
          rows: [
            ['make', 'modelName'],
            ['variant', 'year'],
            ['condition', 'mileage'],
            ['askingPrice'],
            ['message'],
            ['photos'],
            ['desk'],
          ],
        },
      ],
    },
  ],
  person: defaultPerson,
  offersMarketing: true,
  opensMarketing: true,
  asksFor: 'marketing',
  submitLabel: 'submit',
  sent: { heading: 'tradeInThanks', text: 'tradeInSent', leadsHome: true },
  keepsDraft: true,
} as const satisfies FormDefinition
