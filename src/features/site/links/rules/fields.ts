/** The target document of a link, with the required fields; only its id when it is deleted or not published. */
type Target<Fields> = number | ({ readonly id: number } & Fields) | null

/** A link as the CMS stores it. */
export type LinkField = {
  readonly kind?: 'page' | 'range' | 'dealer' | 'file' | 'address' | null
  readonly page?: Target<{ readonly path: string }>
  readonly range?: Target<{ readonly slug: string }>
  readonly dealer?: Target<{ readonly slug: string }>
  /** A document of the media collection, with its URL. */
  readonly file?: Target<{ readonly url?: string | null }>
  readonly address?: string | null
  /** The anchor of a section of the target page. */
  readonly anchor?: string | null
  readonly newTab?: boolean | null
}

/** Buttons as the CMS stores them. */
export type ButtonsField =
  | readonly {
      readonly id?: string | null
      readonly label?: string | null
      readonly look?: 'primary' | 'secondary' | 'text' | null
      readonly link?: LinkField | null
    }[]
  | null
