/** A document a link may lead to, as far as the link needs it; a bare id when it is gone or not published. */
type Target<Fields> = number | ({ readonly id: number } & Fields) | null

/** A link as the CMS stores it. */
export type LinkField = {
  readonly kind?: 'page' | 'range' | 'dealer' | 'file' | 'address' | null
  readonly page?: Target<{ readonly path: string }>
  readonly range?: Target<{ readonly slug: string }>
  readonly dealer?: Target<{ readonly slug: string }>
  /** Of the media, with the address it is served at. */
  readonly file?: Target<{ readonly url?: string | null }>
  readonly address?: string | null
  /** The name of a section of the target to jump to. */
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
