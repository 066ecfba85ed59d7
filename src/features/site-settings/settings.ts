import type { SocialNetwork } from '#platform/social-networks.ts'

/** Telephone numbers and the address visitors reach us by; null where there is none, and nothing is shown. */
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

/** Sites outside this one that its buttons lead to, in the order of the admin. */
export const outsideAddresses = [
  'shop',
  'buyOnline',
  'enquiry',
  'testDrive',
  'serviceBooking',
  'financeApplication',
  'companyFinanceApplication',
  'insurance',
  'lexus',
] as const

export type OutsideAddress = (typeof outsideAddresses)[number]

/** Everything about the whole site that editors set, finance apart. */
export type SiteSettings = {
  readonly contact: ContactSettings
  readonly socialLinks: readonly { readonly network: SocialNetwork; readonly address: string }[]
  /** Null where there is none: the control that would lead there is not shown. */
  readonly addresses: Readonly<Record<OutsideAddress, string | null>>
  /**
   * Branches whose leads also go to the lead provider, by a part of their names. Source: decision D-11; requirement
   * D-340.
   */
  readonly leadBranches: readonly string[]
  readonly switches: {
    /** Whether pages ask what visitors think of them. Source: decision V-7. */
    readonly feedbackWidget: boolean
  }
}
