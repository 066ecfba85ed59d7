import type { EnquiryKind } from './forms/definitions.ts'

/** The forms without a dealer, whose recipients and thanks users set. */
export const companyForms = [
  'contact',
  'merchandise',
  'document',
  'sponsorship',
  'citizenship',
  'academy',
] as const satisfies readonly EnquiryKind[]

export type CompanyForm = (typeof companyForms)[number]

/** Whether users set the recipients and the thanks of a form. */
export const isCompanyForm = (kind: EnquiryKind): kind is CompanyForm =>
  (companyForms as readonly EnquiryKind[]).includes(kind)

/** What the panel says that replaces a sent form. Null stands for the text of the product. */
export type FormThanks = { readonly heading: string | null; readonly text: string | null }

export const usualThanks: FormThanks = { heading: null, text: null }

/** The names of the optional fields that forms leave out. Forms with all their fields are missing. */
export type OmittedFields = Readonly<Partial<Record<EnquiryKind, readonly string[]>>>
