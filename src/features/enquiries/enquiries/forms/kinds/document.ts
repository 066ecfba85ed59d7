import type { FieldDefinition, FormDefinition } from '../form-definition.ts'
import { contact, oneStep, request } from './request.ts'

const fields = {
  attachment: {
    control: 'file',
    label: 'attachment',
    help: 'attachmentHelp',
    upload: { accept: ['pdf', 'jpeg', 'png'], maxFiles: 1, missing: 'fileRequired' },
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** A document for customer care. Source: requirement C-308. */
export const documentForm = {
  ...request,
  title: 'documentTitle',
  label: 'Document',
  colour: '#b5a642',
  mailHeading: 'Document from a visitor',
  pageLabel: 'A document for customer care',
  fields,
  steps: oneStep([{ rows: [...contact, ['note'], ['attachment']] }]),
} as const satisfies FormDefinition
