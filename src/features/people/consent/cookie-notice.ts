import type { Language } from '#platform/i18n/languages.ts'

/** The categories of cookies. Necessary cookies need no consent. */
export const cookieCategories = ['necessary', 'statistics', 'marketing'] as const

export type CookieCategory = (typeof cookieCategories)[number]

/** The texts of the cookie notice and of its preference panel. */
export type CookieNotice = {
  /** The language of the texts: English when a translation is incomplete. */
  readonly language: Language
  /** Raised by an editor to ask every visitor again. */
  readonly revision: number
  readonly title: string
  readonly text: string
  /** Replaces `text` on pages of the used-car programme. */
  readonly usedCarsText: string
  readonly labels: {
    readonly acceptAll: string
    readonly rejectAll: string
    readonly choose: string
    readonly save: string
    /** Label of a category that cannot be rejected. */
    readonly alwaysOn: string
    /** Label of the link to the privacy notice. */
    readonly privacyNotice: string
  }
  /** In display order. */
  readonly categories: readonly {
    readonly category: CookieCategory
    readonly title: string
    readonly text: string
  }[]
}
