import type { SocialNetwork } from '#platform/site/social-networks.ts'

/** Telephone numbers and the support e-mail; null values are not displayed. */
export type ContactSettings = {
  /** Customer care, free of charge within the country. */
  readonly tollFree: string | null
  /** Customer care, from abroad. */
  readonly international: string | null
  readonly roadsideAssistance: string | null
  readonly financeServices: string | null
  /** From abroad. */
  readonly financeServicesInternational: string | null
  readonly supportEmail: string | null
}

/** External sites to which buttons link, in the order of the admin. */
export const externalAddresses = [
  'shop',
  'buyOnline',
  'enquiry',
  'testDrive',
  'purchaseSite',
  'serviceBooking',
  'financeApplication',
  'companyFinanceApplication',
  'insurance',
  'lexus',
] as const

export type ExternalAddress = (typeof externalAddresses)[number]

/** Days before a service, or the end of a warranty, at which a reminder is mailed; an editor may set others. */
export const defaultServiceReminderDays = 30

/** The settings of the whole site, except finance settings. */
export type SiteSettings = {
  readonly contact: ContactSettings
  readonly socialLinks: readonly { readonly network: SocialNetwork; readonly address: string }[]
  /** Null when not set; the link is then not displayed. */
  readonly addresses: Readonly<Record<ExternalAddress, string | null>>
  /**
   * Parts of the names of dealers whose leads also go to the lead provider. Source: decision D-11; requirement D-340.
   */
  readonly leadBranches: readonly string[]
  /** Days before its day at which a service reminder is mailed. */
  readonly serviceReminderDays: number
  readonly switches: {
    /** Whether pages show the feedback widget. Source: decision V-7. */
    readonly feedbackWidget: boolean
  }
}
