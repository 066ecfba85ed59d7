import type { EnquiryKind } from './definitions.ts'

/** What the panel says that replaces a sent form. Null stands for the text of the product. */
export type FormThanks = { readonly heading: string | null; readonly text: string | null }

export const usualThanks: FormThanks = { heading: null, text: null }

/** The names of the optional fields that forms leave out. Forms with all their fields are missing. */
export type OmittedFields = Readonly<Partial<Record<EnquiryKind, readonly string[]>>>
