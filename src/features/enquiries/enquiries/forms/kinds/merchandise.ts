import type { FieldDefinition, FormDefinition } from '../form-definition.ts'
import { contact, oneStep, request, requiredLine } from './request.ts'

const fields = {
  product: { control: 'text', label: 'product', isReadOnly: true, rule: requiredLine },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** An enquiry about a product of the shop. Source: requirements C-201, C-202 and C-205. */
export const merchandiseForm = {
  ...request,
  title: 'merchandiseTitle',
  label: 'Merchandise',
  colour: '#5c2a6b',
  mailHeading: 'Enquiry about a product',
  pageLabel: 'A product of the shop',
  fields,
  steps: oneStep([{ rows: [['product'], ...contact, ['note']] }]),
} as const satisfies FormDefinition
