import type { EntryError } from './entry-errors.ts'

type Required = {
  /** The error of an empty entry; missing where the field may stay empty. */
  readonly missing?: EntryError
}

/** How the entry of a field is checked, as data. Lengths are in characters. */
export type FieldRule =
  /** One line of text. */
  | (Required & { readonly type: 'line'; readonly max?: number })
  /** Several lines of text. */
  | (Required & { readonly type: 'paragraphs'; readonly max?: number })
  /** One of the field's options. */
  | (Required & { readonly type: 'option' })
  /** Digits, between the limits, both included. Spaces between them are accepted. */
  | (Required & { readonly type: 'wholeNumber'; readonly min: number; readonly max: number })
  /** The year of a vehicle: four digits, not after next year. */
  | (Required & { readonly type: 'modelYear' })
  /**
   * A day as DD/MM/YYYY, or YYYY-MM-DD as browsers fill it in, on which someone was born who has an age today.
   * Source: decision V-3.
   */
  | {
      readonly type: 'birthday'
      readonly missing: EntryError
      readonly max: number
      readonly age: { readonly from?: number; readonly below?: number; readonly error: EntryError }
    }
  /** A day of a native date field, YYYY-MM-DD, not in the past. */
  | (Required & { readonly type: 'futureDay' })
  | { readonly type: 'phone'; readonly missing: EntryError; readonly max: number }
  | { readonly type: 'email'; readonly missing: EntryError; readonly max: number }
  /** A box that has to be ticked. */
  | { readonly type: 'tick'; readonly missing: EntryError }
