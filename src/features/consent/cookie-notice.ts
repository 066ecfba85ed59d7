import type { Language } from '#platform/i18n/languages.ts'

/** What a visitor may allow; necessary cookies need no leave. */
export const cookieCategories = ['necessary', 'statistics', 'marketing'] as const

export type CookieCategory = (typeof cookieCategories)[number]

/** The words of the cookie notice and of its preference panel. */
export type CookieNotice = {
  /** The language the words are in, which is English where a translation is not complete. */
  readonly language: Language
  /** Raised by an editor when every visitor is to be asked again. */
  readonly revision: number
  readonly title: string
  readonly text: string
  /** In place of `text` on pages of the used-car programme. */
  readonly usedCarsText: string
  readonly labels: {
    readonly acceptAll: string
    readonly rejectAll: string
    readonly choose: string
    readonly save: string
    /** Beside a category that cannot be refused. */
    readonly alwaysOn: string
    /** Of the link to the privacy notice. */
    readonly privacyNotice: string
  }
  /** In the order of the panel. */
  readonly categories: readonly {
    readonly category: CookieCategory
    readonly title: string
    readonly text: string
  }[]
}
