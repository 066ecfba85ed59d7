import type { Language } from '../../i18n/languages.ts'

/** The content of a mail, without its presentation: HTML and plain text are rendered from the same parts. */
export type MailContent = {
  readonly language: Language
  /** The subject of the mail and the title of its HTML document. */
  readonly subject: string
  /** The preview text that mail programs display beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly picture?: MailPicture | null
  /** Rows of label and value. Empty values are left out. */
  readonly facts?: readonly MailFact[]
  /** A text the visitor wrote. */
  readonly quotation?: { readonly label: string; readonly text: string } | null
  readonly button?: { readonly label: string; readonly address: string } | null
  /** Paragraphs that say who sends the mail, and why. */
  readonly footer: readonly string[]
  /** Links below the footer. */
  readonly links?: readonly { readonly label: string; readonly address: string }[]
}

export type MailFact = {
  readonly label: string
  readonly value: string
  /** Link of the value: `mailto:`, `tel:` or http(s). */
  readonly address?: string | null
}

/** A picture at an absolute URL, with its width in pixels. */
export type MailPicture = {
  readonly address: string
  readonly alt: string
  readonly width: number
}

/** Returns the facts with a value. */
export function nonEmptyFacts({ facts = [] }: MailContent): readonly MailFact[] {
  return facts.filter(({ value }) => value.trim() !== '')
}
