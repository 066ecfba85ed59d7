import type { Language } from '../../i18n/languages.ts'

/** What a mail of ours says, apart from how it looks: it is written as HTML and as plain text from the same parts. */
export type Letter = {
  readonly language: Language
  /** The subject, and the title of the page a mail program shows. */
  readonly subject: string
  /** What lists of mails show beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly picture?: LetterPicture | null
  /** Label and value, in lines. Empty values are left out. */
  readonly facts?: readonly LetterFact[]
  /** Somebody's own words. */
  readonly quotation?: { readonly label: string; readonly text: string } | null
  readonly button?: { readonly label: string; readonly address: string } | null
  /** Below the line: who sends this, and why. */
  readonly footer: readonly string[]
  /** Links below the footer. */
  readonly links?: readonly { readonly label: string; readonly address: string }[]
}

export type LetterFact = {
  readonly label: string
  readonly value: string
  /** Where the value leads: `mailto:`, `tel:` or the web. */
  readonly address?: string | null
}

/** A picture at an absolute address; sizes are pixels. */
export type LetterPicture = {
  readonly address: string
  readonly alt: string
  readonly width: number
}

/** The facts that say something. */
export function factsOf({ facts = [] }: Letter): readonly LetterFact[] {
  return facts.filter(({ value }) => value.trim() !== '')
}
